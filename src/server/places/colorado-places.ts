/**
 * Colorado as this site knows it, written by hand: enough to find somebody near a town with no network and no key.
 * `npm run import:places` adds the rest from the Census files. Degrees north and east, to the nearest kilometre or so.
 */

/** County, latitude and longitude of its middle. */
export const coloradoCounties = `
Adams 39.87 -104.34|Alamosa 37.57 -105.79|Arapahoe 39.65 -104.34|Archuleta 37.19 -107.05|Baca 37.32 -102.56|Bent 37.96 -103.07
Boulder 40.09 -105.36|Broomfield 39.95 -105.05|Chaffee 38.75 -106.19|Cheyenne 38.83 -102.60|Clear Creek 39.69 -105.64
Conejos 37.20 -106.19|Costilla 37.28 -105.43|Crowley 38.33 -103.78|Custer 38.11 -105.37|Delta 38.86 -107.86|Denver 39.74 -104.98
Dolores 37.75 -108.52|Douglas 39.33 -104.93|Eagle 39.63 -106.70|El Paso 38.83 -104.53|Elbert 39.29 -104.14|Fremont 38.47 -105.44
Garfield 39.60 -107.90|Gilpin 39.86 -105.52|Grand 40.10 -106.12|Gunnison 38.67 -107.03|Hinsdale 37.82 -107.30|Huerfano 37.68 -104.96
Jackson 40.67 -106.34|Jefferson 39.59 -105.25|Kiowa 38.43 -102.74|Kit Carson 39.31 -102.60|La Plata 37.29 -107.84|Lake 39.20 -106.34
Larimer 40.67 -105.46|Las Animas 37.32 -104.04|Lincoln 38.99 -103.51|Logan 40.72 -103.11|Mesa 39.02 -108.47|Mineral 37.67 -106.92
Moffat 40.62 -108.21|Montezuma 37.34 -108.60|Montrose 38.40 -108.27|Morgan 40.26 -103.81|Otero 37.90 -103.72|Ouray 38.16 -107.77
Park 39.12 -105.72|Phillips 40.59 -102.36|Pitkin 39.22 -106.92|Prowers 37.96 -102.39|Pueblo 38.17 -104.51|Rio Blanco 39.98 -108.22
Rio Grande 37.58 -106.38|Routt 40.49 -106.99|Saguache 38.08 -106.28|San Juan 37.76 -107.68|San Miguel 38.00 -108.41
Sedgwick 40.88 -102.35|Summit 39.63 -106.12|Teller 38.88 -105.16|Washington 39.97 -103.20|Weld 40.55 -104.39|Yuma 40.00 -102.42`

/** Town, county, latitude and longitude; ZIP codes where an agent of the demonstration has an office. */
export const coloradoTowns = `
Aguilar, Las Animas 37.40 -104.65|Akron, Washington 40.16 -103.21 80720|Alamosa, Alamosa 37.47 -105.87 81101|Antonito, Conejos 37.08 -106.01
Arvada, Jefferson 39.80 -105.09 80002 80003 80004 80005|Aspen, Pitkin 39.19 -106.82|Ault, Weld 40.58 -104.73|Aurora, Arapahoe 39.73 -104.83 80010 80011 80012
Avon, Eagle 39.63 -106.52|Basalt, Eagle 39.37 -107.03|Bayfield, La Plata 37.23 -107.60|Bennett, Adams 39.76 -104.43|Berthoud, Larimer 40.31 -105.08
Black Hawk, Gilpin 39.80 -105.49|Boulder, Boulder 40.02 -105.27 80301 80302 80303 80304|Breckenridge, Summit 39.48 -106.04|Brighton, Adams 39.99 -104.82
Broomfield, Broomfield 39.92 -105.09 80020 80021 80023|Brush, Morgan 40.26 -103.62 80723|Buena Vista, Chaffee 38.84 -106.13|Burlington, Kit Carson 39.31 -102.27 80807
Byers, Arapahoe 39.71 -104.23|Calhan, El Paso 39.04 -104.30|Campo, Baca 37.10 -102.58|Canon City, Fremont 38.44 -105.24 81212|Carbondale, Garfield 39.40 -107.21
Castle Rock, Douglas 39.37 -104.86 80104 80108 80109|Cedaredge, Delta 38.90 -107.93|Centennial, Arapahoe 39.58 -104.88|Center, Saguache 37.75 -106.11
Central City, Gilpin 39.80 -105.51|Cheyenne Wells, Cheyenne 38.82 -102.35|Clifton, Mesa 39.09 -108.45|Collbran, Mesa 39.24 -107.96
Colorado Springs, El Paso 38.83 -104.82 80903 80904 80905 80906 80907|Commerce City, Adams 39.81 -104.93|Conifer, Jefferson 39.52 -105.31|Cortez, Montezuma 37.35 -108.59 81321
Craig, Moffat 40.52 -107.55 81625|Crawford, Delta 38.70 -107.61|Creede, Mineral 37.85 -106.93|Crested Butte, Gunnison 38.87 -106.99|Cripple Creek, Teller 38.75 -105.18
Crook, Logan 40.86 -102.80|Crowley, Crowley 38.19 -103.86|De Beque, Mesa 39.33 -108.20|Deer Trail, Arapahoe 39.62 -104.04|Del Norte, Rio Grande 37.68 -106.35
Delta, Delta 38.74 -108.07|Denver, Denver 39.74 -104.99 80202 80203 80204 80205 80206 80210 80211 80218|Dillon, Summit 39.63 -106.04|Dinosaur, Moffat 40.24 -109.01
Dolores, Montezuma 37.47 -108.50|Dove Creek, Dolores 37.77 -108.91|Durango, La Plata 37.28 -107.88 81301 81303|Eads, Kiowa 38.48 -102.78|Eagle, Eagle 39.66 -106.83
Eaton, Weld 40.53 -104.71|Eckley, Yuma 40.11 -102.49|Elbert, Elbert 39.22 -104.54|Elizabeth, Elbert 39.36 -104.60|Ellicott, El Paso 38.84 -104.39
Englewood, Arapahoe 39.65 -104.99|Erie, Weld 40.05 -105.05|Estes Park, Larimer 40.38 -105.52|Evans, Weld 40.38 -104.69|Evergreen, Jefferson 39.63 -105.32
Fairplay, Park 39.22 -106.00|Firestone, Weld 40.11 -104.94|Flagler, Kit Carson 39.29 -103.07|Fleming, Logan 40.68 -102.84|Florence, Fremont 38.39 -105.12
Fort Collins, Larimer 40.59 -105.08 80521 80524 80525 80526|Fort Lupton, Weld 40.08 -104.81|Fort Morgan, Morgan 40.25 -103.80 80701|Fountain, El Paso 38.68 -104.70
Fowler, Otero 38.13 -104.02|Fraser, Grand 39.94 -105.82|Frederick, Weld 40.10 -104.94|Frisco, Summit 39.57 -106.10|Fruita, Mesa 39.16 -108.73
Genoa, Lincoln 39.28 -103.50|Georgetown, Clear Creek 39.71 -105.70|Gilcrest, Weld 40.28 -104.78|Glenwood Springs, Garfield 39.55 -107.32 81601|Golden, Jefferson 39.76 -105.22
Granada, Prowers 38.06 -102.31|Granby, Grand 40.09 -105.94|Grand Junction, Mesa 39.07 -108.56 81501 81503 81504 81505 81506|Grand Lake, Grand 40.25 -105.82
Greeley, Weld 40.42 -104.71 80631 80634|Greenwood Village, Arapahoe 39.62 -104.95|Gunnison, Gunnison 38.54 -106.93 81230|Gypsum, Eagle 39.65 -106.95
Haxtun, Phillips 40.64 -102.63|Hayden, Routt 40.50 -107.26|Highlands Ranch, Douglas 39.55 -104.97|Holly, Prowers 38.05 -102.12|Holyoke, Phillips 40.58 -102.30 80734
Hooper, Alamosa 37.74 -105.88|Hotchkiss, Delta 38.80 -107.72|Hot Sulphur Springs, Grand 40.07 -106.10|Hudson, Weld 40.07 -104.64|Hugo, Lincoln 39.14 -103.47
Idaho Springs, Clear Creek 39.74 -105.51|Ignacio, La Plata 37.12 -107.63|Iliff, Logan 40.76 -103.07|Johnstown, Weld 40.34 -104.91|Julesburg, Sedgwick 40.99 -102.26 80737
Keenesburg, Weld 40.11 -104.52|Kersey, Weld 40.39 -104.56|Kiowa, Elbert 39.35 -104.46|Kremmling, Grand 40.06 -106.39|Kit Carson, Cheyenne 38.76 -102.79
La Jara, Conejos 37.27 -105.96|La Junta, Otero 37.99 -103.54 81050|La Veta, Huerfano 37.51 -105.01|Lafayette, Boulder 39.99 -105.09|Lake City, Hinsdale 38.03 -107.32
Lakewood, Jefferson 39.70 -105.08|Lamar, Prowers 38.09 -102.62 81052|Las Animas, Bent 38.07 -103.22|Leadville, Lake 39.25 -106.29|Limon, Lincoln 39.26 -103.69 80828
Littleton, Arapahoe 39.61 -105.02|Lochbuie, Weld 40.01 -104.72|Longmont, Boulder 40.17 -105.10 80501 80503 80504|Louisville, Boulder 39.98 -105.13|Loveland, Larimer 40.40 -105.07 80537 80538
Lyons, Boulder 40.22 -105.27|Manassa, Conejos 37.17 -105.94|Mancos, Montezuma 37.34 -108.29|Manitou Springs, El Paso 38.86 -104.92|Manzanola, Otero 38.11 -103.87
Mead, Weld 40.23 -105.00|Meeker, Rio Blanco 40.04 -107.91|Merino, Logan 40.48 -103.35|Milliken, Weld 40.33 -104.86|Minturn, Eagle 39.59 -106.43
Monte Vista, Rio Grande 37.58 -106.15 81144|Montrose, Montrose 38.48 -107.88 81401 81403|Monument, El Paso 39.09 -104.87|Mosca, Alamosa 37.65 -105.88|Naturita, Montrose 38.22 -108.57
Nederland, Boulder 39.96 -105.51|New Castle, Garfield 39.57 -107.54|Norwood, San Miguel 38.13 -108.29|Nucla, Montrose 38.27 -108.55|Nunn, Weld 40.71 -104.78
Oak Creek, Routt 40.27 -106.96|Olathe, Montrose 38.61 -107.98|Ordway, Crowley 38.22 -103.76|Otis, Washington 40.15 -102.96|Ouray, Ouray 38.02 -107.67
Ovid, Sedgwick 40.96 -102.39|Pagosa Springs, Archuleta 37.27 -107.01|Palisade, Mesa 39.11 -108.35|Palmer Lake, El Paso 39.12 -104.92|Paonia, Delta 38.87 -107.59
Parachute, Garfield 39.45 -108.05|Parker, Douglas 39.52 -104.76|Peetz, Logan 40.96 -103.11|Peyton, El Paso 39.03 -104.49|Pierce, Weld 40.64 -104.76
Platteville, Weld 40.21 -104.82|Poncha Springs, Chaffee 38.51 -106.08|Pueblo, Pueblo 38.25 -104.61 81003 81004 81005 81008|Pueblo West, Pueblo 38.35 -104.72
Rangely, Rio Blanco 40.09 -108.80|Ridgway, Ouray 38.15 -107.76|Rifle, Garfield 39.53 -107.78|Rocky Ford, Otero 38.05 -103.72|Romeo, Conejos 37.17 -105.99
Rye, Pueblo 37.92 -104.93|Saguache, Saguache 38.09 -106.14|Salida, Chaffee 38.53 -106.00 81201|San Luis, Costilla 37.20 -105.42|Sanford, Conejos 37.26 -105.90
Sedgwick, Sedgwick 40.94 -102.53|Severance, Weld 40.52 -104.85|Sheridan Lake, Kiowa 38.47 -102.29|Silt, Garfield 39.55 -107.66|Silver Cliff, Custer 38.13 -105.45
Silverthorne, Summit 39.63 -106.07|Silverton, San Juan 37.81 -107.66|Simla, Elbert 39.14 -104.08|Snowmass Village, Pitkin 39.21 -106.94|South Fork, Rio Grande 37.67 -106.62
Springfield, Baca 37.41 -102.61|Steamboat Springs, Routt 40.48 -106.83 80487|Sterling, Logan 40.63 -103.21 80751|Strasburg, Adams 39.74 -104.32|Stratton, Kit Carson 39.30 -102.60
Sugar City, Crowley 38.23 -103.66|Superior, Boulder 39.95 -105.17|Telluride, San Miguel 37.94 -107.81|Thornton, Adams 39.87 -104.97|Timnath, Larimer 40.53 -104.98
Trinidad, Las Animas 37.17 -104.50 81082|Two Buttes, Baca 37.56 -102.40|Vail, Eagle 39.64 -106.37|Victor, Teller 38.71 -105.14|Walden, Jackson 40.73 -106.28
Walsenburg, Huerfano 37.62 -104.78|Walsh, Baca 37.39 -102.28|Wellington, Larimer 40.70 -105.01|Westcliffe, Custer 38.13 -105.47|Westminster, Adams 39.84 -105.04
Wheat Ridge, Jefferson 39.77 -105.08|Wiggins, Morgan 40.23 -104.07|Wiley, Prowers 38.16 -102.72|Windsor, Weld 40.48 -104.90|Winter Park, Grand 39.89 -105.76
Woodland Park, Teller 38.99 -105.06|Woodrow, Washington 39.99 -103.59|Wray, Yuma 40.08 -102.22 80758|Yampa, Routt 40.15 -106.91|Yuma, Yuma 40.12 -102.73 80759`

/** What else people call a town where nobody means another by it; regions with one town that all go to. */
export const coloradoNicknames = `
Alamosa: san luis valley, the san luis valley, slv, the slv, the valley|Breckenridge: breck|Canon City: royal gorge, the royal gorge
Colorado Springs: the springs, colo springs, co springs, c springs, pikes peak region, the pikes peak region|Denver: mile high city, the mile high city, d town
Durango: four corners, the four corners|Fort Collins: foco, fort fun|Glenwood Springs: glenwood|Grand Junction: the junction, gj, grand valley, the grand valley, western slope, the western slope
La Junta: lower arkansas valley, the lower arkansas valley|Manitou Springs: manitou|Montrose: uncompahgre valley, the uncompahgre valley
Pagosa Springs: pagosa|Pueblo: steel city|Steamboat Springs: steamboat, the boat, yampa valley, the yampa valley`
