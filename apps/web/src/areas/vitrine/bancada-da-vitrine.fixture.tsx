// A page's frame for tests that draw parts of the storefront as the server does: the root's and the frame's answers, no
// network, and everything that wakes later waited for.
import type { CartaoDeLote } from '@martelo/contracts/lotes/publico-lote.schemas.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { CabecaDoSite } from '../../parts/cabeca/dados-da-cabeca.ts'

/** A lot without a bid. */
export const LOTE: CartaoDeLote = {
  id: 1,
  uid: '00000000-0000-4000-8000-000000000001',
  veiUid: '00000000-0000-4000-8000-000000000002',
  numero: '007',
  posicaoLeilao: 1,
  nome: 'Gol 1.0 prata',
  situacao: 'LIBERADO_LEILAO',
  tipo: 'Automóvel',
  categoria: 'Carros',
  tipoNegociacao: 'DISPUTA',
  marca: 'Volkswagen',
  anoFabricacao: 2020,
  anoModelo: 2021,
  km: 30_000,
  combustivel: null,
  cidade: 'Campinas',
  uf: 'SP',
  monta: null,
  mercado: null,
  patio: null,
  minimo: 1_000_000,
  incremento: 10_000,
  compreJa: null,
  lance: null,
  valorVendido: null,
  dataInicio: null,
  dataFim: null,
  encerraPorTempo: false,
  fotosUrls: [],
  quantidadeFotos: 0,
  carimbos: [],
  imagensDosCarimbos: {},
  lotesNoConjunto: 1,
  leilao: {
    id: 1,
    uid: '00000000-0000-4000-8000-000000000003',
    nome: 'Leilão de outono',
    situacao: 'PRONTO',
    modalidade: 'ONLINE',
    data: '2026-05-10T13:00:00.000Z',
  },
  url: '/leilao/campinas-sp/automovel/volkswagen/gol/ano.2021/1',
}

const MARCA = {
  id: 1,
  nome: 'Casa do Martelo',
  tipo: 'leilao',
  recursosDesligados: [] as string[],
  emailsContato: [] as string[],
  slogan: 'Leilões claros',
  descricao: '',
  perguntas: [] as { pergunta: string; resposta: string }[],
  redes: {} as Record<string, string>,
  telefone: null as object | null,
  whatsapp: null as object | null,
  imagemCapa: null,
  manutencao: null,
  deUmLeiloeiro: false,
}

export interface Quadro {
  readonly marca?: Partial<typeof MARCA>
  readonly desligadas?: readonly number[]
  readonly leiloeiros?: readonly { readonly nome: string; readonly registro: string }[]
  /** what the page's own loader answered */
  readonly pagina?: object
}

/** What the server writes for it, without React's marks. */
export async function desenhar(
  conteudo: ReactNode,
  { marca, desligadas = [], leiloeiros = [], pagina }: Quadro = {},
): Promise<string> {
  const raiz = {
    origem: 'http://casa.exemplo',
    marca: { ...MARCA, ...marca },
    quem: null,
    vocabulario: { palavras: palavras('leilao'), situacoes: {}, combustiveis: {} },
  }
  const moldura = { leiloeiros, aoVivo: [], desligadas, daCasa: [] }
  const element = <CabecaDoSite value={moldura}>{conteudo}</CabecaDoSite>
  const emTexto = (valor: object) => ({ texto: JSON.stringify(valor) })
  const roteador = createMemoryRouter(
    [
      {
        id: 'root',
        path: '/',
        children: [{ id: 'areas/vitrine/moldura', children: [{ id: 'pagina', index: true, element }] }],
      },
    ],
    {
      hydrationData: {
        loaderData: {
          root: emTexto(raiz),
          'areas/vitrine/moldura': emTexto(moldura),
          ...(pagina && { pagina: emTexto(pagina) }),
        },
      },
    },
  )
  const { prelude } = await prerender(<RouterProvider router={roteador} />)
  const html = await new Response(prelude).text()
  return html.replaceAll(/<!--.*?-->/gs, '')
}
