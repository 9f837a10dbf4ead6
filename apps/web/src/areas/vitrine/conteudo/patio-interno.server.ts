// What the page of one yard shows, made on the server: its week, its place on the drawn map, and how search engines read it.
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import type { patioPorNome } from '@martelo/contracts/patios/patio-por-nome.contract.ts'
import { DIAS_DA_SEMANA } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { IR } from '../../../parts/cabeca/caminhos.ts'
import { BRASIL, ponto, VISTA } from '../../../parts/mapas/contorno-do-brasil.ts'

type Patio = RespostaDe<typeof patioPorNome>

/** The one address of a yard; all others lead to it. */
export const enderecoDoPatio = (t: {
  readonly cidade: string
  readonly estadoUf: string
  readonly nome: string
}): string => `${IR.patios}/${[t.cidade, t.estadoUf, t.nome].map(encodeURIComponent).join('/')}`

const EM_INGLES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const DE_SEGUNDA = [1, 2, 3, 4, 5, 6, 0]

export const semanaDo = (p: Pick<Patio, 'abre' | 'fecha' | 'diasSemana'>) =>
  DE_SEGUNDA.map((i) => ({
    dia: DIAS_DA_SEMANA[i] ?? '',
    horario: p.diasSemana.includes(i) ? `${p.abre} às ${p.fecha}` : 'Fechado',
  }))

export function noMapa(longitude: number, latitude: number) {
  const [x, y] = ponto(longitude, latitude)
  return { vista: VISTA, contorno: BRASIL, x, y }
}

/** Those with a place on the map; `enderecoDo` where each leads. */
export const pontosDe = <
  T extends { readonly nome: string; readonly latitude: number | null; readonly longitude: number | null },
>(
  patios: readonly T[],
  enderecoDo?: (t: T) => string,
) =>
  patios.flatMap(({ nome, latitude, longitude }, i) =>
    latitude === null || longitude === null
      ? []
      : [{ nome, latitude, longitude, ...(enderecoDo && { href: enderecoDo(patios[i] as T) }) }],
  )

export function patioParaBuscadores(origem: string, caminho: string, p: Patio): object {
  return {
    '@type': 'LocalBusiness',
    name: p.nome,
    url: origem + caminho,
    ...(p.telefone && { telephone: p.telefone }),
    ...(p.fotos.length > 0 && { image: p.fotos.map((f) => origem + f.url) }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: p.endereco,
      addressLocality: p.cidade,
      addressRegion: p.estadoUf,
      ...(p.cep && { postalCode: p.cep }),
      addressCountry: 'BR',
    },
    ...(p.latitude !== null &&
      p.longitude !== null && {
        geo: { '@type': 'GeoCoordinates', latitude: p.latitude, longitude: p.longitude },
      }),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: p.diasSemana.map((d) => `https://schema.org/${EM_INGLES[d]}`),
      opens: p.abre,
      closes: p.fecha,
    },
  }
}
