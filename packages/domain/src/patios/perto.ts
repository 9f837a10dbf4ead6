// Which yards are near a postal code. The first digits of a CEP name a region; its main town stands for it, so a
// distance is good to some tens of kilometres: enough to say which yard is the next one, and said as "about".
// Coordinates are degrees, distances kilometres as the crow flies.

export interface Ponto {
  readonly latitude: number
  readonly longitude: number
}
export interface PatioNoMapa {
  readonly nome: string
  readonly cep: string | null
  readonly latitude: number | null
  readonly longitude: number | null
}
export interface PatioPerto {
  readonly nome: string
  readonly km: number
}

/** Beginning of the CEP (the longest one counts): latitude and longitude of the region's main town. */
// biome-ignore format: a table
const REGIOES: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  '01': [-23.55, -46.63], '02': [-23.48, -46.63], '03': [-23.55, -46.56], '04': [-23.62, -46.65], '05': [-23.55, -46.72],
  '06': [-23.53, -46.79], '07': [-23.46, -46.53], '08': [-23.52, -46.33], '09': [-23.66, -46.53], '11': [-23.96, -46.33],
  '12': [-23.18, -45.89], '13': [-22.91, -47.06], '132': [-23.19, -46.88], '134': [-22.73, -47.65], '14': [-21.18, -47.81],
  '15': [-20.81, -49.38], '16': [-21.21, -50.43], '17': [-22.31, -49.06], '18': [-23.5, -47.46], '19': [-22.13, -51.39],
  '20': [-22.91, -43.18], '21': [-22.86, -43.31], '22': [-22.98, -43.29], '23': [-22.9, -43.56], '24': [-22.88, -43.1],
  '25': [-22.79, -43.31], '256': [-22.51, -43.18], '26': [-22.76, -43.45], '27': [-22.52, -44.1], '28': [-21.76, -41.32],
  '29': [-20.32, -40.34], '293': [-20.85, -41.11], '299': [-19.39, -40.07],
  '30': [-19.92, -43.94], '31': [-19.88, -43.93], '32': [-19.93, -44.05], '33': [-19.77, -43.85], '34': [-19.99, -43.85],
  '35': [-19.47, -42.54], '355': [-20.14, -44.88], '357': [-19.47, -44.25], '36': [-21.76, -43.35], '37': [-21.55, -45.43],
  '377': [-21.79, -46.56], '38': [-18.92, -48.28], '380': [-19.75, -47.93], '39': [-16.73, -43.86],
  '40': [-12.97, -38.5], '41': [-12.95, -38.45], '42': [-12.89, -38.33], '43': [-12.67, -38.55], '44': [-12.26, -38.97],
  '45': [-14.79, -39.28], '450': [-14.86, -40.84], '46': [-14.22, -42.78], '47': [-12.15, -45.0], '48': [-12.14, -38.42],
  '489': [-9.41, -40.5], '49': [-10.91, -37.07],
  '50': [-8.05, -34.88], '51': [-8.12, -34.9], '52': [-8.02, -34.92], '53': [-8.01, -34.86], '54': [-8.11, -35.01],
  '55': [-8.28, -35.98], '56': [-9.39, -40.5], '57': [-9.65, -35.71], '573': [-9.75, -36.66], '58': [-7.12, -34.86],
  '584': [-7.23, -35.88], '59': [-5.79, -35.21], '596': [-5.19, -37.34],
  '60': [-3.73, -38.53], '61': [-3.74, -38.65], '62': [-3.69, -40.35], '63': [-7.21, -39.32], '64': [-5.09, -42.8],
  '642': [-2.9, -41.78], '65': [-2.53, -44.3], '659': [-5.53, -47.48], '66': [-1.46, -48.5], '67': [-1.37, -48.37],
  '68': [-2.44, -54.71], '685': [-5.37, -49.12], '689': [0.03, -51.07], '69': [-3.12, -60.02], '693': [2.82, -60.67],
  '699': [-9.97, -67.81],
  '70': [-15.79, -47.88], '71': [-15.83, -47.98], '72': [-15.84, -48.06], '728': [-16.25, -47.95], '73': [-15.62, -47.66],
  '74': [-16.69, -49.25], '75': [-16.33, -48.95], '759': [-17.79, -50.92], '76': [-15.31, -49.6], '768': [-8.76, -63.9],
  '769': [-10.88, -61.95], '77': [-10.18, -48.33], '778': [-7.19, -48.21], '78': [-15.6, -56.1], '785': [-11.86, -55.5],
  '787': [-16.47, -54.64], '79': [-20.44, -54.65], '798': [-22.22, -54.81],
  '80': [-25.43, -49.27], '81': [-25.48, -49.31], '82': [-25.39, -49.22], '83': [-25.53, -49.2], '84': [-25.1, -50.16],
  '85': [-25.39, -51.46], '858': [-24.96, -53.46], '859': [-24.72, -53.74], '8585': [-25.55, -54.59], '86': [-23.31, -51.16],
  '87': [-23.43, -51.94], '88': [-27.6, -48.55], '883': [-26.91, -48.66], '888': [-28.68, -49.37], '89': [-26.92, -49.07],
  '892': [-26.3, -48.85], '898': [-27.1, -52.62],
  '90': [-30.03, -51.23], '91': [-30.04, -51.15], '92': [-29.92, -51.18], '93': [-29.76, -51.15], '94': [-29.94, -50.99],
  '95': [-29.17, -51.18], '955': [-29.89, -50.27], '96': [-31.77, -52.34], '97': [-29.68, -53.81], '975': [-29.76, -57.09],
  '98': [-28.39, -53.92], '99': [-28.26, -52.41],
}
const MAIS_LONGO = 4

/** Null: no CEP, or no region of Brazil. */
export function pontoDoCep(cep: string): Ponto | null {
  const digitos = cep.replace(/\D/g, '')
  if (digitos.length !== 8) return null
  for (let n = MAIS_LONGO; n >= 2; n--) {
    const regiao = REGIOES[digitos.slice(0, n)]
    if (regiao !== undefined) return { latitude: regiao[0], longitude: regiao[1] }
  }
  return null
}

const RAIO_DA_TERRA_KM = 6371
const radianos = (graus: number) => (graus * Math.PI) / 180

export function quilometrosEntre(a: Ponto, b: Ponto): number {
  const dLat = radianos(b.latitude - a.latitude)
  const dLon = radianos(b.longitude - a.longitude)
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radianos(a.latitude)) * Math.cos(radianos(b.latitude)) * Math.sin(dLon / 2) ** 2
  return 2 * RAIO_DA_TERRA_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

const pontoDoPatio = (p: PatioNoMapa): Ponto | null =>
  p.latitude !== null && p.longitude !== null
    ? { latitude: p.latitude, longitude: p.longitude }
    : pontoDoCep(p.cep ?? '')

/** The yards that can be placed, the nearest first; ties by name. Null: the CEP is none. */
export function patiosPerto(cep: string, patios: readonly PatioNoMapa[]): PatioPerto[] | null {
  const daqui = pontoDoCep(cep)
  if (daqui === null) return null
  return patios
    .flatMap((p) => {
      const la = pontoDoPatio(p)
      return la === null ? [] : [{ nome: p.nome, km: Math.round(quilometrosEntre(daqui, la)) }]
    })
    .sort((a, b) => a.km - b.km || (a.nome < b.nome ? -1 : 1))
}
