import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { cartBanner, cartContact, cartHow, cartItems, salesCartSections } from '../../../content/areas/sales/sales-cart.ts'
import { orderFormQuestions } from '../../../content/areas/sales/sales-cart-form.ts'
import { orderForm } from '../../../forms/order-form.ts'
import { address } from '../../../routes.ts'
import { formMeta } from '../../forms/form-meta.ts'
import { openFormPage, takePostedForm } from '../../forms/form-page.ts'
import { Section } from '../../shell/section.tsx'
import { FormArea } from '../form-area.tsx'
import { AreaForm } from '../area-form.tsx'
import { AreaHead } from '../area-head.tsx'
import { CardsBand } from '../cards-band.tsx'
import { ContactDesk } from '../contact-desk.tsx'
import { CartBox } from './cart-box.tsx'
import { OrderShelf } from './order-shelf.tsx'
import { TextBlock } from '../text-block.tsx'

export const meta: MetaFunction = ({ matches }) => formMeta(matches, (words) => words.sales.cartPage)

export const loader = (asked: LoaderFunctionArgs) => openFormPage(asked, orderForm, salesCartSections)

export const action = (asked: ActionFunctionArgs) => takePostedForm(asked, orderForm, address.salesCart)

/** What can be ordered, and everything in the cart as one order. */
export default function CartPage() {
  return (
    <FormArea again={address.salesCart}>
      <Section of={cartBanner}>{(content) => <AreaHead content={content} />}</Section>
      <Section of={cartItems}>
        {(content) => (
          <CardsBand content={content} layout="side">
            {(items) => <OrderShelf rows={items} />}
          </CardsBand>
        )}
      </Section>
      <AreaForm declared={orderForm} questions={orderFormQuestions} name="order" inputs={{ items: CartBox }} />
      <Section of={cartHow}>{(content) => <TextBlock content={content} ground="soft" />}</Section>
      <Section of={cartContact}>{(content) => <ContactDesk content={content} />}</Section>
    </FormArea>
  )
}
