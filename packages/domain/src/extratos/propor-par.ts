// Which open payment or sale an entry may belong to. It only proposes: a person confirms. An equal value alone is no
// certainty, and of several equal ones none is proposed.
import type { Centavos } from '../comum/dinheiro.ts'
import { semAcentos } from '../comum/texto.ts'
import { numeroDaVenda } from '../vendas/numero-da-venda.ts'
import type { LinhaDoExtrato } from './entrada-do-extrato.ts'

interface Comprador {
  readonly vndId: number
  readonly nome: string
  /** CPF or CNPJ, digits and letters only */
  readonly documento: string
}
export interface PagamentoAberto extends Comprador {
  readonly pagUid: string
  readonly valor: Centavos
}
export interface VendaAberta extends Comprador {
  readonly restante: Centavos
}
export interface Proposta {
  readonly certeza: 'alta' | 'media' | 'nenhuma'
  readonly pagUid: string | null
  readonly vndId: number | null
  readonly nome: string | null
  readonly porque: string
}

const NADA = { certeza: 'nenhuma', pagUid: null, vndId: null, nome: null } as const
const semSinais = (t: string): string => t.replace(/[^0-9A-Za-z]/g, '').toUpperCase()

/** The entry's text holds the buyer's document, or his first and last name. */
export function falaDe(
  descricao: string,
  { nome, documento }: Pick<Comprador, 'nome' | 'documento'>,
): boolean {
  if (documento !== '' && semSinais(descricao).includes(semSinais(documento))) return true
  const palavras = new Set(semAcentos(descricao).split(/[^a-z0-9]+/))
  const nomes = semAcentos(nome)
    .split(/[^a-z0-9]+/)
    .filter((p) => p.length > 2)
  const [primeiro, ultimo] = [nomes[0], nomes.at(-1)]
  return primeiro !== undefined && ultimo !== undefined && nomes.length > 1
    ? palavras.has(primeiro) && palavras.has(ultimo)
    : false
}

export function proporPar(
  linha: Pick<LinhaDoExtrato, 'valor' | 'descricao' | 'vndInformada'>,
  pagamentos: readonly PagamentoAberto[],
  vendas: readonly VendaAberta[],
): Proposta {
  if (linha.vndInformada !== null) {
    const venda = vendas.find(
      ({ vndId }) => numeroDaVenda(vndId) === linha.vndInformada || vndId === linha.vndInformada,
    )
    return venda === undefined
      ? { ...NADA, porque: `A venda ${linha.vndInformada} não está aberta` }
      : {
          certeza: 'alta',
          pagUid: null,
          vndId: venda.vndId,
          nome: venda.nome,
          porque: 'Venda informada na planilha',
        }
  }
  const iguais = pagamentos.filter((p) => p.valor === linha.valor)
  const doPagamento = escolher(linha.descricao, iguais)
  if (doPagamento !== null) return { ...doPagamento.proposta, pagUid: doPagamento.de.pagUid }
  // A sale whose payment already waits at this value is not asked for a second one.
  const esperando = new Set(pagamentos.map((p) => p.vndId))
  const livres = vendas.filter((v) => v.restante === linha.valor && !esperando.has(v.vndId))
  const daVenda = iguais.length > 0 ? null : escolher(linha.descricao, livres)
  if (daVenda !== null) return daVenda.proposta
  const n = iguais.length + livres.length
  return { ...NADA, porque: n > 1 ? `Há ${n} compras com este valor` : 'Nenhuma compra espera este valor' }
}

function escolher<C extends Comprador>(
  descricao: string,
  iguais: readonly C[],
): { readonly de: C; readonly proposta: Proposta } | null {
  const citados = iguais.filter((c) => falaDe(descricao, c))
  const [de] = citados.length === 1 ? citados : iguais.length === 1 ? iguais : []
  if (de === undefined) return null
  const alta = citados.length === 1
  return {
    de,
    proposta: {
      certeza: alta ? 'alta' : 'media',
      pagUid: null,
      vndId: de.vndId,
      nome: de.nome,
      porque: alta ? 'Mesmo valor e mesmo pagador' : 'Mesmo valor; o pagador não foi reconhecido',
    },
  }
}
