import { address } from '../../routes.ts'
import type { DemoArticle } from './demo-article.ts'
import { body, callOut, h2, link, p, points, source, steps, table } from './writing.ts'

export const uninsuredDriversInColorado: DemoArticle = {
  slug: 'uninsured-drivers-in-colorado',
  title: 'Hit by somebody without insurance',
  subTitle: 'UM and UIM in plain words: the part of your auto policy that stands in for the other driver.',
  tags: ['Uninsured drivers', 'After a crash', 'Liability limits'],
  picture: 'a-um',
  shows: 'A car with its warning lights on stands beside a road at night; a tow truck comes from far off.',
  published: '2026-07-15',
  reviewBy: '2027-07-01',
  related: ['the-first-hour-of-a-claim', 'when-an-umbrella-makes-sense', 'choosing-a-deductible'],
  body: body(
    p(
      'You wait at a red light. The car behind you does not. Its driver has no insurance, or has a little, and your back will take a year. Who pays? If your policy has two pairs of letters on it, you have an answer.',
    ),
    h2('What the letters mean'),
    points(
      '<strong>UM</strong>, uninsured motorist: the other driver is at fault and has no liability insurance, or hit you and ran.',
      '<strong>UIM</strong>, underinsured motorist: the other driver has some, but it does not reach.',
    ),
    p(
      'Both pay for what the other driver owes you for your injuries: treatment, lost pay, pain. They stand in for that driver. They cover you and the people in your car, and in many cases you on foot or on a bicycle, too.',
    ),
    h2('What Colorado law says'),
    p(
      `A driver here must have at least the following liability. It is in ${source('https://leg.colorado.gov/', 'Colorado Revised Statutes')}, section 42-7-103.`,
    ),
    table(
      ['For', 'At least'],
      ['One person who is hurt', '$25,000'],
      ['All who are hurt in one crash', '$50,000'],
      ['Other people’s property', '$15,000'],
    ),
    p(
      'Think of one night in a hospital, or of the price of the pickup in front of you. These sums are soon gone. Section 10-4-609 is about your side. In short:',
    ),
    points(
      'Each auto policy has UM and UIM in it unless you said no <strong>in writing</strong>.',
      'You may buy more than the least. Insurers must offer it, up to the limits you carry for harm to others.',
      'It comes on top of what the other driver’s insurance pays, up to your own limit.',
    ),
    callOut(
      p(
        '<strong>Did you say no?</strong> People sign it away to save a few dollars, and forget. Look at the first page of your policy. If there is no number beside UM/UIM, you have none, and that includes your children in the back seat.',
      ),
    ),
    h2('A worked example'),
    p('The other driver has the least that the law allows. Your care, lost pay and the rest come to $90,000.'),
    table(
      ['Who pays', 'Without UIM', 'With $100,000 of UIM'],
      ['Their insurance', '$25,000', '$25,000'],
      ['Your UIM', 'nothing', '$65,000'],
      ['Left to you', '$65,000', 'nothing'],
    ),
    p('The numbers are invented, and what an injury is worth is often argued about. But this is how the pieces fit.'),
    h2('What it does not pay'),
    points(
      '<strong>Your car.</strong> That is collision. If you have no collision, ask about UM for property damage, which Colorado insurers offer for that case.',
      '<strong>The first doctor’s bill, tomorrow.</strong> That is medical payments, called MedPay. In Colorado a policy has $5,000 of it unless you turned it down (section 10-4-635). It pays whoever was at fault.',
      '<strong>Your own fault.</strong> If you ran the light, your health insurance and MedPay help you, and your liability helps the others.',
    ),
    h2('If it happens'),
    steps(
      'Call 911 and have a report made. For a driver who fled, it is the best proof there was one.',
      'Take a picture of the plate first, before anything else.',
      'Ask around for people who saw it and for cameras at shops and doors. Do it the same day; recordings are soon written over.',
      'See a doctor soon, even if you only feel shaken. Some injuries wait a night.',
      'Tell your own insurer at once, even if the other driver is at fault.',
      'Before you sign anything with the other driver’s insurer, call us. A release can close the door to UIM.',
    ),
    h2('How much to have'),
    p(
      'A good rule is easy to remember: protect your own family as well as you protect strangers. If you carry $250,000 for people you might hurt, carry $250,000 for when somebody hurts you. The step from the least to a good deal more tends to cost less than people think. Ask for the price of three steps, side by side.',
    ),
    p(
      `Then decide with the page in front of you. ${link(address.auto, 'The auto page')} shows the other parts of a policy, and ${link(address.findAnAgent, 'an agent')} reads yours with you at no charge. The ${source('https://doi.colorado.gov/', 'Colorado Division of Insurance')} has guides to auto insurance which belong to no company.`,
    ),
  ),
}
