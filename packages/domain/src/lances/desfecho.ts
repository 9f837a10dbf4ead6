// What the hammer meant to who reads it: won and what now, lost and by how much, conditional, not sold. In the words of
// the hotsite's kind; says nothing while bids may still change it.
import { formatarReais, type Centavos } from '../comum/dinheiro.ts'
import type { Palavras } from '../hotsites/palavras.ts'
import { com } from '../hotsites/concordar.ts'
import { SITUACOES, type SituacaoLote } from '../lotes/situacoes.ts'
import { recebeLances } from '../lotes/recebe-lances.ts'
import { foiVendido } from '../lotes/vendidas.ts'
import type { EstadoDoLance } from './estado-do-lance.ts'

export type Desfecho = {
  readonly tom: 'sucesso' | 'info' | 'neutro'
  readonly titulo: string
  readonly texto: string
  /** where the reader goes from here */
  readonly adiante: 'compras' | 'acordo' | 'semelhantes' | null
}

export type FatosDoDesfecho = {
  readonly situacao: SituacaoLote
  /** last valid bid */
  readonly valor: Centavos | null
  /** null: a visitor, or a client who did not take part */
  readonly meu: {
    readonly estado: EstadoDoLance
    readonly meuLance: Centavos | null
    /** what he and the seller agreed on in place of his bid */
    readonly acordado?: Centavos | null
  } | null
}

const DECIDIDOS_SEM_FIM: readonly SituacaoLote[] = ['CONDICIONAL', 'AG_CLIENTE']

export function desfechoDoMartelo({ situacao, valor, meu }: FatosDoDesfecho, p: Palavras): Desfecho | null {
  const decidido = foiVendido(situacao) || SITUACOES[situacao].final || DECIDIDOS_SEM_FIM.includes(situacao)
  if (!decidido || recebeLances(situacao)) return null
  const pago = meu?.acordado ?? valor
  const por = pago === null ? '' : ` por ${formatarReais(pago)}`
  switch (meu?.estado) {
    case 'vencedor':
      return {
        tom: 'sucesso',
        titulo: `É seu${por}!`,
        texto: 'Agora: confira o total, pague dentro do prazo e marque a retirada em Minhas compras.',
        adiante: 'compras',
      }
    case 'condicional':
      return {
        tom: 'info',
        titulo: 'Condicional: falta o acordo',
        texto: `${maior(p)} foi ${p.lance.genero === 'f' ? 'a sua' : 'o seu'}${valor === null ? '' : `, de ${formatarReais(valor)}`}. A venda depende do acordo com quem vende; avisamos cada resposta.`,
        adiante: 'acordo',
      }
    case 'condicional-negada':
      return {
        tom: 'neutro',
        titulo: 'Não foi aceito',
        texto: `Quem vende não aceitou ${com('seu', p.lance)}. Você não deve nada.`,
        adiante: 'semelhantes',
      }
    default:
      return paraOsOutros(situacao, valor, meu?.meuLance ?? null, p)
  }
}

const maior = (p: Palavras): string => `${p.lance.genero === 'f' ? 'A maior' : 'O maior'} ${p.lance.um}`

function paraOsOutros(
  situacao: SituacaoLote,
  valor: Centavos | null,
  meuLance: Centavos | null,
  p: Palavras,
): Desfecho {
  const adiante = meuLance === null ? null : ('semelhantes' as const)
  const por = valor === null ? '' : ` por ${formatarReais(valor)}`
  if (foiVendido(situacao))
    return {
      tom: 'neutro',
      titulo: `Vendido${por}`,
      texto:
        meuLance === null || valor === null
          ? 'Encerrado.'
          : `${formatarReais(Math.max(0, valor - meuLance))} acima d${p.lance.genero === 'f' ? 'a sua' : 'o seu'} ${p.lance.um} de ${formatarReais(meuLance)}.`,
      adiante,
    }
  if (DECIDIDOS_SEM_FIM.includes(situacao))
    return {
      tom: 'info',
      titulo: situacao === 'CONDICIONAL' ? 'Em condicional' : 'Aguardando confirmação',
      texto: `${maior(p)}${valor === null ? '' : ` foi ${formatarReais(valor)}`} e quem vende ainda decide.`,
      adiante,
    }
  return { tom: 'neutro', titulo: 'Não foi vendido', texto: 'Encerrado sem venda.', adiante }
}
