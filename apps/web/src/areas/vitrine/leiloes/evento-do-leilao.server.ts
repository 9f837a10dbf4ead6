// An auction as search engines read it (schema.org Event). Public facts only.
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import type { publicoLeilao } from '@martelo/contracts/leiloes/publico-leilao.contract.ts'
import { IR, lotesCom } from '../../../parts/cabeca/caminhos.ts'

type Leilao = RespostaDe<typeof publicoLeilao>

const PRESENCA = { PRESENCIAL: 'Offline', ONLINE: 'Online', SIMULTANEO: 'Mixed' } as const

function ondeDo(origem: string, l: Leilao): object[] {
  const lugar = {
    '@type': 'Place',
    name: l.local.nome,
    address: {
      '@type': 'PostalAddress',
      streetAddress: l.local.endereco,
      addressLocality: l.local.cidade,
      addressRegion: l.local.uf,
      addressCountry: 'BR',
    },
  }
  const sala = { '@type': 'VirtualLocation', url: `${origem}/auditorio/${l.uid}` }
  return l.modalidade === 'ONLINE' ? [sala] : l.modalidade === 'PRESENCIAL' ? [lugar] : [lugar, sala]
}

export function eventoDoLeilao(origem: string, casa: string, l: Leilao): object {
  return {
    '@type': 'SaleEvent',
    name: l.nomeSemData,
    description: l.descricao.slice(0, 500) || l.nomeSemData,
    startDate: l.data,
    url: `${origem}${IR.agenda}/${l.uid}`,
    ...(l.imagem && { image: [origem + l.imagem] }),
    eventStatus: `https://schema.org/${l.situacao === 'CANCELADO' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `https://schema.org/${PRESENCA[l.modalidade]}EventAttendanceMode`,
    location: ondeDo(origem, l),
    organizer: { '@type': 'Organization', name: casa, url: origem },
    performer: { '@type': 'Person', name: l.leiloeiro },
    offers: {
      '@type': 'Offer',
      url: origem + lotesCom({ leilao: l.uid }),
      price: '0',
      priceCurrency: 'BRL',
      availability: `https://schema.org/${l.situacao === 'EXECUTADO' || l.situacao === 'CANCELADO' ? 'SoldOut' : 'InStock'}`,
    },
  }
}
