/**
 * How each screen of the product is opened: by whom, and where its parameters come from. A screen without parameters is
 * opened by the first person who may see it; one with parameters needs its row here, or the walks over all screens fail
 * (acessibilidade*.e2e.ts). Identifiers come from the lists that a person would have come by.
 */
import { permite } from '@martelo/contracts/core/permissions.ts'
import { TELAS } from '@martelo/contracts/core/routes.ts'
import type { Tela } from '@martelo/contracts/core/tela.ts'
import type { PESSOAS } from '../apoio.ts'
import type { Casa } from './casa.ts'
import { devolverArquivo, pelaApi } from './pela-api.ts'
import { visitaDeExemplo } from './visita-de-exemplo.ts'

export type Quem = keyof typeof PESSOAS | 'visitante'

/** An address below the brand, or the parameters of the screen's path. */
type Destino = string | Readonly<Record<string, string | number>>

export interface Abertura {
  readonly quem: Quem
  readonly onde?: (c: Casa) => Promise<Destino>
  /** the tabs of the screen are pages of their own to their users */
  readonly abas?: true
  /** answers no page but a file of this type */
  readonly arquivo?: string
  /** a request that is never answered, so that the screen waits */
  readonly segurar?: string
}

const adm: Quem = 'adm'
type ComUid = { uid: string; id: number }

/** The first row of a list of the back-office. */
const primeiro = (lista: string) => async (c: Casa) => c.um<ComUid>('adm', lista)
/** Who reads the lists that a person would have come by; not every walk has a browser. */
export type Leitor = Pick<Casa, 'ler' | 'um'>
export const loteUrl = async (c: Leitor) =>
  (await c.um<{ url: string }>('visitante', '/v1/lote/busca-elastic')).url

export async function aoVivo(c: Leitor): Promise<string> {
  const todos = await c.ler<{ uid: string; situacao: string; modalidade: string }[]>(
    'visitante',
    '/v1/leiloes/lista-site',
  )
  const vivos = todos.filter((l) => l.situacao === 'AO_VIVO')
  const escolhido = vivos.find((l) => l.modalidade === 'SIMULTANEO') ?? vivos[0]
  if (escolhido === undefined) throw new Error('no auction of the demonstration is live')
  return escolhido.uid
}

export async function patio(c: Leitor): Promise<Record<string, string>> {
  const p = await c.um<{ cidade: string; estadoUf: string; nome: string }>(
    'visitante',
    '/v1/patios/lista-site',
  )
  return { cidade: p.cidade, estadoUf: p.estadoUf, patioNome: p.nome }
}

/** A lot of an auction that the traffic authority knows; the live one may have ended by now. */
async function noDetran(c: Casa): Promise<{ veiId: string; lelId: string }> {
  for (const { uid } of await c.ler<ComUid[]>('adm', '/v1/leiloes/qb?porPagina=100')) {
    const r = await c.ler<{ lotes: { veiId: number; lelId: number }[] }>('adm', `/v1/detran/lotes/${uid}`)
    const [l] = r.lotes
    if (l !== undefined) return { veiId: String(l.veiId), lelId: String(l.lelId) }
  }
  throw new Error('no auction of the demonstration is at the traffic authority')
}

/** A boleto of one of the client's purchases. */
async function boletoDoCliente(c: Casa): Promise<string> {
  const compras = await c.ler<{ pagamentos: { boleto: { uid: string } | null }[] }[]>(
    'cliente',
    '/v1/leilao/vendas/buscar-venda/minhas-vendas',
  )
  const uid = compras.flatMap((v) => v.pagamentos).find((p) => p.boleto)?.boleto?.uid
  if (uid === undefined) throw new Error('no purchase of the demonstration has a boleto')
  return uid
}

/** The draft of an edited page; the first edit makes it. */
async function paginaEditada(c: Casa): Promise<string> {
  const lista = await c.ler<{ uid: string | null; modeloPagina: number | null }[]>(
    'adm',
    '/v1/hotsite/paginas',
  )
  const ja = lista.find((p) => p.modeloPagina === 1)?.uid
  if (ja) return ja
  const nova = { modelo: 1, container: true }
  return (await pelaApi<{ uid: string }>(await c.pagina('adm'), 'POST', '/v1/hotsite/paginas', nova)).uid
}

/** A page of the house's own, published where the specification has one. */
export async function paginaDeVideos(c: Casa): Promise<string> {
  const page = await c.pagina('adm')
  const dados = {
    modelo: null,
    uri: '/video',
    titulo: 'Vídeos',
    descricao: 'A casa em vídeo',
    container: true,
  }
  const lista = await c.ler<{ uid: string | null; uri: string }[]>('adm', '/v1/hotsite/paginas')
  const ja = lista.find((p) => p.uri === '/video')?.uid
  const uid = ja ?? (await pelaApi<{ uid: string }>(page, 'POST', '/v1/hotsite/paginas', dados)).uid
  await pelaApi(page, 'POST', `/v1/hotsite/paginas/${uid}/publicar`, {})
  return '/video'
}

async function previaAssinada(c: Casa): Promise<string> {
  const caminho = `/v1/hotsite/paginas/${await paginaEditada(c)}/previa`
  return (await pelaApi<{ url: string }>(await c.pagina('adm'), 'POST', caminho, {})).url
}

/** A spreadsheet that was read and not confirmed; what was imported before shows once it is left. */
async function previaDeImportacao(c: Casa): Promise<string> {
  const [de, para] = ['/v1/importacoes/modelo/csv', '/v1/importacoes']
  const { uid } = await devolverArquivo<{ uid: string }>(await c.pagina('adm'), de, 'modelo.csv', para)
  return `/admin/importacao?importacao=${uid}`
}

/** What cannot be told from the row of the screen itself. */
export const PARTICULARES: Readonly<Record<string, Abertura>> = {
  // It leads away as soon as the session has ended; held back, it stays.
  sair: { quem: 'sac', segurar: '**/v1/usuario/efetuar-logout' },
  // Such an address is made for one person and good once; without one the screen says so.
  desfazerContato: { quem: 'visitante', onde: async () => ({ hash: '0'.repeat(43) }) },
  adminAuth: { quem: 'visitante', onde: async () => ({ hash: '0'.repeat(64) }) },
  email: { quem: 'cliente' },
  telefone: { quem: 'cliente' },
  documentos: { quem: 'cliente' },
  listaDeLotes: { quem: 'visitante', onde: async () => '/leilao' },
  loteIndividual: { quem: 'cliente', onde: loteUrl },
  leilaoDaAgenda: { quem: 'visitante', onde: async (c) => ({ leiUid: await aoVivo(c) }) },
  patioInterno: { quem: 'visitante', onde: patio },
  auditorio: { quem: 'cliente', onde: async (c) => ({ leiUid: await aoVivo(c) }) },
  telao: { quem: 'visitante', onde: async (c) => ({ leiUid: await aoVivo(c) }) },
  feedDeLotes: { quem: 'visitante', arquivo: 'application/atom+xml' },
  agendaEmCalendario: { quem: 'visitante', arquivo: 'text/calendar' },
  sitemap: { quem: 'visitante', arquivo: 'application/xml' },
  robots: { quem: 'visitante', arquivo: 'text/plain' },
  previaDaPagina: { quem: 'visitante', onde: previaAssinada },
  // Such an address comes by mail, signed; one that was made up says that it is not valid.
  cancelarAvisos: {
    quem: 'visitante',
    onde: async () => ({ uid: '00000000-0000-4000-8000-000000000000', selo: '0'.repeat(32) }),
  },
  sairDoAviso: {
    quem: 'visitante',
    onde: async () => ({
      usuUid: '00000000-0000-4000-8000-000000000000',
      tipo: 'ao-vivo',
      selo: '0'.repeat(43),
    }),
  },
  confirmarAlerta: {
    quem: 'visitante',
    onde: async () => ({ uid: '00000000-0000-4000-8000-000000000000', selo: '0'.repeat(43) }),
  },
  aviseMe: { quem: 'visitante', onde: async () => '/avise-me?de=%2Fleilao%3Fmarca%3DFiat' },
  confirmarNewsletter: {
    quem: 'visitante',
    onde: async () => ({ uid: '00000000-0000-4000-8000-000000000000', selo: '0'.repeat(43) }),
  },
  sairDaNewsletter: {
    quem: 'visitante',
    onde: async () => ({ uid: '00000000-0000-4000-8000-000000000000', selo: '0'.repeat(43) }),
  },
  // The house publishes it: until then nothing is there.
  video: { quem: 'visitante', onde: paginaDeVideos },
  // The house publishes it, or names another site.
  venderSeuCarro: { quem: 'visitante', onde: async () => '/vender-seu-carro' },
  naoEncontrada: { quem: 'visitante', onde: async () => '/nada-mora-aqui' },
  naoEncontradaNaRetaguarda: { quem: 'adm', onde: async () => '/admin/nada-mora-aqui' },

  caucao: {
    quem: 'cliente',
    onde: async (c) => ({ leiUid: (await c.um<ComUid>('visitante', '/v1/leiloes/lista-site')).uid }),
  },
  compra: { quem: 'cliente', onde: async (c) => ({ id: (await c.compra()).id }) },
  boleto: { quem: 'cliente', onde: async (c) => ({ uid: await boletoDoCliente(c) }) },

  bemDoComitente: {
    quem: 'comitente',
    onde: async (c) => ({ uid: (await c.um<ComUid>('comitente', '/v1/estoque/qb')).uid }),
  },
  acompanharLeilao: {
    quem: 'comitente',
    onde: async (c) => ({
      leilaoUid: (await c.um<ComUid>('comitente', '/v1/comitentes/meus-leiloes')).uid,
    }),
  },
  documentosDoLeilao: { quem: adm, onde: async (c) => ({ leilaoUid: await aoVivo(c) }) },
  avaliacaoDoLeiloeiro: { quem: adm, onde: async (c) => ({ uid: await aoVivo(c) }) },
  avaliacaoCondicional: {
    quem: adm,
    onde: async (c) => ({ uid: (await c.um<{ lelUid: string }>('adm', '/v1/leilao/condicionais')).lelUid }),
  },
  laudoCondicionais: { quem: adm, onde: async (c) => ({ leiUid: await aoVivo(c) }) },
  conduzirLeilao: {
    quem: 'leiloeiro',
    onde: async (c) => {
      const meus = await c.ler<{ uid: string; modalidade: string }[]>('leiloeiro', '/v1/leiloeiro/leiloes')
      return { leiUid: meus.find((l) => l.modalidade === 'SIMULTANEO')?.uid ?? '' }
    },
  },

  leilao: {
    quem: adm,
    abas: true,
    onde: async (c) => ({ id: (await primeiro('/v1/leiloes/qb')(c)).id }),
  },
  leilaoUrlVideos: {
    quem: adm,
    onde: async (c) => ({ leilaoUid: await aoVivo(c) }),
  },
  veiculo: {
    quem: adm,
    abas: true,
    onde: async (c) => ({ uid: (await primeiro('/v1/veiculos/qb')(c)).uid }),
  },
  vistoria: {
    quem: adm,
    abas: true,
    onde: async (c) => ({ uid: (await primeiro('/v1/vistorias/qb')(c)).uid }),
  },
  tipoVistoria: {
    quem: adm,
    onde: async (c) => ({ uid: (await primeiro('/v1/tipo-vistoria/find/qb')(c)).uid }),
  },
  cliente: {
    quem: adm,
    abas: true,
    onde: async (c) => ({ id: (await primeiro('/v1/clientes/qb')(c)).id }),
  },
  usuario: {
    quem: adm,
    abas: true,
    onde: async (c) => ({ uid: (await primeiro('/v1/usuarios/qb')(c)).uid }),
  },
  importacao: { quem: adm, onde: previaDeImportacao },
  vendas: { quem: 'acerto' },
  boletos: { quem: adm, abas: true },
  cartoes: { quem: adm, abas: true },
  bloqueios: { quem: adm, abas: true },
  razao: { quem: adm, abas: true },
  lanceRecebido: {
    quem: adm,
    abas: true,
    onde: async (c) => ({ uid: (await primeiro('/v1/leilao/propostas')(c)).uid }),
  },
  preferencias: { quem: 'juridico' },
  parcelasEmAtraso: { quem: 'juridico' },
  judicial: { quem: 'cliente' },
  incidentes: { quem: adm },
  incidente: {
    quem: adm,
    abas: true,
    onde: async (c) => ({ uid: (await primeiro('/v1/incidentes/qb')(c)).uid }),
  },
  meusIncidentes: { quem: 'cliente' },
  meuIncidente: {
    quem: 'cliente',
    onde: async (c) => ({
      uid:
        (await c.ler<{ incidentes: ComUid[] }>('cliente', '/v1/cliente/incidentes')).incidentes[0]?.uid ?? '',
    }),
  },
  prestacoes: { quem: adm, abas: true },
  prestacao: {
    quem: adm,
    abas: true,
    onde: async (c) => ({ uid: (await primeiro('/v1/prestacoes/qb')(c)).uid }),
  },
  remocao: { quem: adm, onde: primeiro('/v1/remocoes/consulta/qb'), abas: true },
  marcarVisita: {
    quem: 'visitante',
    onde: async (c) => ({ lelUid: (await c.um<{ uid: string }>('visitante', '/v1/lote/busca-elastic')).uid }),
  },
  visita: { quem: 'visitante', onde: async (c) => ({ chave: await visitaDeExemplo(c) }) },
  visitaEmCalendario: {
    quem: 'visitante',
    onde: async (c) => ({ chave: await visitaDeExemplo(c) }),
    arquivo: 'text/calendar',
  },
  // A made-up code says that there is no such invitation; the story of the events opens a real one.
  convite: { quem: 'visitante', onde: () => Promise.resolve({ codigo: '2222222222' }) },
  painelDoEvento: { quem: adm, onde: async (c) => ({ leilaoUid: await aoVivo(c) }) },
  remocaoPeloLink: { quem: 'visitante', onde: () => Promise.resolve({ segredo: 'nenhum' }) },
  estadia: { quem: adm, onde: primeiro('/v1/estadias/qb'), abas: true },
  patioUsuario: { quem: adm, onde: primeiro('/v1/patios/usuarios/qb') },
  etiquetasDeEnvio: {
    quem: adm,
    // Its papers may have gone: the address stands on the label all the same.
    onde: async (c) => {
      const vendas = await c.ler<{ id: number }[]>('adm', '/v1/leilao/vendas?filtro=fechadas&porPagina=100')
      for (const { id } of vendas) {
        const v = await c.ler<{
          itens: { id: number; informacoesDocumentacao: { metodoEnvio: string | null } }[]
        }>('adm', `/v1/leilao/vendas/buscar-venda/${id}`)
        const i = v.itens.find((x) => x.informacoesDocumentacao.metodoEnvio === 'Sedex')
        if (i !== undefined) return { chave: `itens-${i.id}` }
      }
      throw new Error('no papers of the demonstration go by mail')
    },
  },
  etiquetaDaChave: { quem: adm, onde: primeiro('/v1/estadias/qb') },
  prestacaoImpressa: {
    quem: adm,
    onde: async (c) => ({ uid: (await primeiro('/v1/prestacoes/qb?situacao=PAGA')(c)).uid }),
  },
  avisoDaCasa: { quem: adm, onde: async () => ({ id: 'habilitacao-aprovada' }) },
  boletoDaCasa: {
    quem: adm,
    onde: async (c) => ({ uid: (await primeiro('/v1/boletos?situacao=todos')(c)).uid }),
  },
  boletosDoLeilao: {
    quem: adm,
    onde: async (c) => ({
      leilaoUid: (await c.um<{ leiUid: string }>('adm', '/v1/boletos?situacao=todos')).leiUid,
    }),
  },
  venda: { quem: 'acerto', abas: true, onde: async (c) => ({ id: (await c.compra()).id }) },
  agendaDoPatio: { quem: 'patio' },
  recessosDosPatios: { quem: 'patio' },
  hotsite: {
    quem: adm,
    abas: true,
    onde: async (c) => {
      const casas = await c.ler<{ id: number; minha: boolean }[]>(adm, '/v1/hotsite/admin')
      return { id: casas.find((h) => h.minha)?.id ?? 0 }
    },
  },
  newsletter: { quem: adm, abas: true },
  editorDePagina: { quem: adm, onde: async (c) => ({ uid: await paginaEditada(c) }) },
  transmissao: { quem: adm, onde: async (c) => ({ leilaoUid: await aoVivo(c) }) },
  saidaDaTransmissao: {
    quem: adm,
    onde: async (c) => {
      const leilaoUid = await aoVivo(c)
      const { canais } = await c.ler<{ canais: { uid: string }[] }>(
        adm,
        `/v1/transmissao/by-leilao/${leilaoUid}/mesa`,
      )
      return { leilaoUid, layout: 'youtube', id: canais[0]?.uid ?? leilaoUid }
    },
  },
  backofficeAcompanharLeilao: {
    quem: adm,
    abas: true,
    onde: async (c) => ({ leilaoUid: await aoVivo(c) }),
  },

  meusDadosImpressos: {
    quem: 'cliente',
    onde: async (c) => ({ uid: (await c.ler<{ uid: string }>('cliente', '/v1/cliente/infos')).uid }),
  },
  extrato: { quem: 'cliente', onde: async (c) => ({ hash: (await c.compra()).extrato }) },
  conferirExtrato: { quem: 'visitante', onde: async (c) => ({ hash: (await c.compra()).extrato }) },
  nota: { quem: 'cliente', onde: async (c) => ({ hash: (await c.compra()).extrato }) },
  notaLeilao: { quem: adm, onde: async (c) => `/nota-leilao?leilao=${await aoVivo(c)}` },
  edital: { quem: 'visitante', onde: async (c) => ({ leiUid: await aoVivo(c) }) },
  fichaLeiloeiro: { quem: adm, onde: async (c) => ({ leiUid: await aoVivo(c) }) },
  fichaLotesVidro: { quem: adm, onde: async (c) => ({ leiUid: await aoVivo(c) }) },
  laudoVistoria: {
    quem: 'visitante',
    onde: async (c) => ({
      hash: (await c.um<{ hash: string }>('adm', '/v1/vistorias/qb?situacao=Realizada')).hash,
    }),
  },
  relatorioRemocao: { quem: adm, onde: primeiro('/v1/remocoes/consulta/qb?situacao=FINALIZADA') },
  comitenteIntegracaoTag: {
    quem: adm,
    onde: async (c) => ({ id: (await primeiro('/v1/comitente-integracao-tags/qb')(c)).uid }),
  },
  integracaoLotes: { quem: adm, onde: async (c) => ({ leilaoUid: await aoVivo(c) }) },
  laudoProcob: {
    quem: adm,
    onde: async (c) => {
      for (const { uid } of await c.ler<ComUid[]>('adm', '/v1/clientes/qb?porPagina=100')) {
        const [consulta] = await c.ler<ComUid[]>('adm', `/v1/procob/consultas?cliUid=${uid}`)
        if (consulta !== undefined) return { uid: consulta.uid }
      }
      throw new Error('no client of the demonstration was asked about')
    },
  },
  leilaoDetran: { quem: adm, onde: async (c) => ({ leilaoUid: await aoVivo(c) }) },
  laudoDetran: { quem: adm, onde: async (c) => ({ veiId: (await noDetran(c)).veiId }) },
  laudoDetranDetran: { quem: adm, onde: async (c) => ({ veiId: (await noDetran(c)).veiId }) },
  laudoDetranDoLote: { quem: adm, onde: async (c) => ({ lelId: (await noDetran(c)).lelId }) },
  relatorioMapfre: {
    quem: adm,
    onde: async (c) => ({
      uid: (await primeiro('/v1/remocoes/consulta/qb?busca=Ipiranga')(c)).uid,
    }),
  },
  regulamentoAceito: {
    quem: adm,
    onde: async (c) => ({
      uid: (await c.ler<{ uid: string; aceito: string | null }[]>('adm', '/v1/leilao/habilitacoes')).find(
        (h) => h.aceito !== null,
      )?.uid as string,
    }),
  },
  laudoHabilitacoes: { quem: adm, onde: async (c) => ({ uid: await aoVivo(c) }) },
  livrosAnuais: {
    quem: adm,
    onde: async (c) => ({
      leoUid: (await primeiro('/v1/leiloeiros/qb')(c)).uid,
      ano: new Date().getFullYear(),
    }),
  },
  livrosLeiloeiro: { quem: adm, onde: async (c) => ({ leiUid: await aoVivo(c) }) },
  conferirNota: { quem: 'visitante', onde: async (c) => ({ hash: (await c.compra()).extrato }) },
  retiradaPorTerceiros: { quem: 'cliente', onde: async (c) => ({ hash: (await c.compra()).retirada }) },
  comprovanteArrematacao: {
    quem: 'cliente',
    onde: async (c) => `/comprovante-arrematacao?hash=${(await c.compra()).extrato}`,
  },
}

/** Who is asked first, and the role by which he may. */
const PAPEL = {
  cliente: 'Clientes',
  comitente: 'Comitente',
  leiloeiro: 'Leiloeiro',
  adm: 'ADM',
  leilao: 'Leilão',
  sac: 'SAC',
  acerto: 'Acerto',
  patio: 'Pátio',
  remocao: 'Remoção',
  motorista: 'Motorista',
  ti: 'Interno - Desenvolvimento TI',
  juridico: 'Assessorias Jurídicas',
} as const satisfies Record<keyof typeof PESSOAS, string>

/** A screen that needs no parameter: the first person who may see it; a public one is for visitors. */
function semParametros(tela: Tela): Abertura | undefined {
  if (/[:*]/.test(tela.path)) return undefined
  if (permite(tela.permission, null)) return { quem: 'visitante' }
  const pessoas = Object.keys(PAPEL) as (keyof typeof PAPEL)[]
  // The areas of the house are walked by its administrator where he may, so that one browser serves most of them.
  const ordem = tela.area === 'retaguarda' ? (['adm', ...pessoas] as const) : pessoas
  const quem = ordem.find((p) => permite(tela.permission, { papeis: [PAPEL[p]] }))
  return quem === undefined ? undefined : { quem }
}

/** By the screen's name; a screen without a way to be opened has none. */
export const ABERTURAS: Readonly<Record<string, Abertura | undefined>> = Object.fromEntries(
  Object.entries(TELAS).map(([nome, tela]) => [nome, PARTICULARES[nome] ?? semParametros(tela)]),
)

/** Areas that follow the computer's choice of light or dark. */
const EM_DUAS_CORES = new Set(['retaguarda', 'leiloeiro', 'comitente', 'cliente'])
export const temDuasCores = (nome: string): boolean => EM_DUAS_CORES.has(TELAS[nome]?.area ?? '')
