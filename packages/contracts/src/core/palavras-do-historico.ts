// The history in words. The record keeps names and codes as the database has them; how they are called is declared beside
// each contract (packages/contracts/src/*/*.palavras.ts), how values are read stands here.
import { PALAVRAS_DE_CAUCAO } from '../caucoes/caucao.palavras.ts'
import { PALAVRAS_DE_CLIENTE } from '../clientes/cliente.palavras.ts'
import { PALAVRAS_DE_COMITENTE } from '../comitentes/comitente.palavras.ts'
import { ATOS_COMUNS, type Palavra, type PalavrasDeclaradas } from './palavras.ts'
import { PALAVRAS_DE_HABILITACAO } from '../habilitacoes/habilitacao.palavras.ts'
import { PALAVRAS_DE_INCIDENTE } from '../incidentes/incidente.palavras.ts'
import { PALAVRAS_DE_HOTSITE } from '../hotsites/hotsite.palavras.ts'
import { PALAVRAS_DE_LEILAO } from '../leiloes/leilao.palavras.ts'
import { PALAVRAS_DE_LOTE } from '../lotes/lote.palavras.ts'
import { PALAVRAS_DE_BOLETO } from '../boletos/boleto.palavras.ts'
import { PALAVRAS_DE_CARTAO } from '../cartoes/cartao.palavras.ts'
import { PALAVRAS_DE_PAGAMENTO } from '../pagamentos/pagamento.palavras.ts'
import { PALAVRAS_DE_PRESTACAO } from '../prestacoes/prestacao.palavras.ts'
import { PALAVRAS_DE_ESTADIA } from '../estadias/estadia.palavras.ts'
import { PALAVRAS_DE_PATIO } from '../patios/patio.palavras.ts'
import { PALAVRAS_DE_REMOCAO } from '../remocoes/remocao.palavras.ts'
import { PALAVRAS_DE_USUARIO } from '../usuarios/usuario.palavras.ts'
import { PALAVRAS_DE_VEICULO } from '../veiculos/veiculo.palavras.ts'
import { PALAVRAS_DE_VENDA } from '../vendas/venda.palavras.ts'
import { PALAVRAS_DE_VISITACAO } from '../visitacoes/visitacao.palavras.ts'
import { PALAVRAS_DE_VISTORIA } from '../vistorias/vistoria.palavras.ts'
import { formatarData, formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'

export const DECLARADAS = {
  leilao: PALAVRAS_DE_LEILAO,
  incidente: PALAVRAS_DE_INCIDENTE,
  lote: PALAVRAS_DE_LOTE,
  veiculo: PALAVRAS_DE_VEICULO,
  venda: PALAVRAS_DE_VENDA,
  pagamento: PALAVRAS_DE_PAGAMENTO,
  boleto: PALAVRAS_DE_BOLETO,
  cartao: PALAVRAS_DE_CARTAO,
  caucao: PALAVRAS_DE_CAUCAO,
  prestacao: PALAVRAS_DE_PRESTACAO,
  cliente: PALAVRAS_DE_CLIENTE,
  habilitacao: PALAVRAS_DE_HABILITACAO,
  comitente: PALAVRAS_DE_COMITENTE,
  usuario: PALAVRAS_DE_USUARIO,
  patio: PALAVRAS_DE_PATIO,
  estadia: PALAVRAS_DE_ESTADIA,
  remocao: PALAVRAS_DE_REMOCAO,
  hotsite: PALAVRAS_DE_HOTSITE,
  vistoria: PALAVRAS_DE_VISTORIA,
  visitacao: PALAVRAS_DE_VISITACAO,
} as const satisfies Record<string, PalavrasDeclaradas>
type Declarada = keyof typeof DECLARADAS

export interface Palavras {
  readonly nomeDaAcao: (acao: string) => string
  readonly nomeDoCampo: (campo: string) => string
  /** before and after, in words; '' for nothing */
  readonly comparar: (campo: string, antes: unknown, depois: unknown) => [string, string]
}

/** Its own words first; what a record does not declare is called as another record calls it. */
export function palavrasDaEntidade(entidade: string): Palavras {
  const minhas = entidade in DECLARADAS ? DECLARADAS[entidade as Declarada] : undefined
  const todas: readonly PalavrasDeclaradas[] = [...(minhas ? [minhas] : []), ...Object.values(DECLARADAS)]
  const achar = (campo: string): Palavra | undefined => todas.find((p) => campo in p.campos)?.campos[campo]
  const nomeDoCampo = (campo: string): string => {
    const p = achar(campo)
    return p === undefined ? separar(campo) : typeof p === 'string' ? p : p.rotulo
  }
  const dizer = (campo: string, v: unknown): string => {
    if (v === null || v === undefined) return ''
    if (Array.isArray(v)) return v.map((item) => dizer(campo, item)).join('; ')
    if (typeof v !== 'object') return umValor(achar(campo), v)
    return Object.entries(v)
      .map(([c, valor]) => `${nomeDoCampo(c)}: ${dizer(c, valor)}`)
      .join(', ')
  }
  return {
    nomeDoCampo,
    nomeDaAcao: (acao) =>
      minhas?.atos[acao] ??
      ATOS_COMUNS[acao] ??
      todas.find((p) => acao in p.atos)?.atos[acao] ??
      separar(acao),
    comparar(campo, antes, depois) {
      if (!Array.isArray(antes) || !Array.isArray(depois)) return [dizer(campo, antes), dizer(campo, depois)]
      // Of two lists, what they share is left out: a person looks for what came and went.
      const [a, d] = [antes, depois].map((lista) => lista.map((i) => dizer(campo, i))) as [string[], string[]]
      const sairam = a.filter((item) => !d.includes(item))
      const entraram = d.filter((item) => !a.includes(item))
      if (a.join('\n') === d.join('\n')) return ['', '']
      if (sairam.length === 0 && entraram.length === 0) return ['', 'outra ordem']
      return [sairam.join('; '), entraram.join('; ')]
    },
  }
}

const DIAS_DA_SEMANA = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb']
const INSTANTE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/
const DIA = /^\d{4}-\d{2}-\d{2}$/

function umValor(p: Palavra | undefined, v: unknown): string {
  const { tipo, opcoes } = typeof p === 'object' ? p : {}
  if (typeof v === 'boolean') return v ? 'sim' : 'não'
  if (typeof v !== 'number') return opcoes?.[String(v)] ?? texto(String(v))
  if (tipo === 'dinheiro') return formatarReais(v)
  if (tipo === 'diaDaSemana') return DIAS_DA_SEMANA[v] ?? String(v)
  return tipo === 'ano' ? String(v) : v.toLocaleString('pt-BR')
}

function texto(t: string): string {
  if (INSTANTE.test(t)) return formatarDataHora(Date.parse(t))
  if (DIA.test(t)) return formatarData(Date.parse(`${t}T15:00:00Z`))
  if (/^\/arquivos\//.test(t)) return 'arquivo novo'
  return /^[A-Za-z]+(_[A-Za-z]+)+$/.test(t) ? separar(t.toLowerCase()) : t
}

/** `pontoDeCorte` → "Ponto de corte": what has no word of its own is at least no code. */
function separar(nome: string): string {
  const t = nome
    .replace(/([a-z0-9])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
    .replaceAll('_', ' ')
    .replace(/ (at|uid|id)$/, '')
  return t.charAt(0).toUpperCase() + t.slice(1)
}
