// Banks as consignors, Bradesco and Pan: lots, results, cancelled sales, the question for a counter-proposal, and whom they
// do not sell to. One port for both; each has its credential.
import type { OperacaoDeLote } from '@martelo/domain/integracoes/sincronia-do-lote.ts'
import { z } from 'zod'
import { ACESSO_POR_TOKEN, comToken, perguntarSaude } from '../../core/externo/api-com-token.ts'
import { FalhaExterna } from '../../core/externo/falha-externa.ts'
import { definirParceiro } from '../../core/externo/parceiro.ts'

const Numero = z.object({ id: z.string().min(1).max(60) })
const Restrito = z.object({ restrito: z.boolean(), motivo: z.string().max(300).nullable().default(null) })

export interface LoteParaOBanco {
  readonly lote: string
  readonly numero: number
  readonly nome: string
  readonly placa: string | null
  readonly chassi: string | null
  readonly tags: readonly string[]
  /** centavos */
  readonly valor: number | null
  readonly arremateId: string | null
}
export interface BancoComitente {
  /** The same `chave` again is the same. Answers the bank's number. Throws `FalhaExterna`. */
  contar(operacao: OperacaoDeLote, lote: LoteParaOBanco, chave: string): Promise<string>
  restrito(documento: string): Promise<{ restrito: boolean; motivo: string | null }>
  saude(): Promise<string>
}

const CAMINHO: Readonly<Record<OperacaoDeLote, string>> = {
  LOTES: 'lotes',
  ARREMATE: 'arremates',
  CONTRAPROPOSTA: 'contrapropostas',
  NAO_ARREMATE: 'nao-arrematados',
  CANCELAR_VENDA: 'cancelamentos',
}

const declarar = (nome: 'bradesco' | 'pan', titulo: string) =>
  definirParceiro({
    nome,
    titulo,
    descricao: `Acompanha os leilões do ${titulo}: lotes, arremates, cancelamentos, contrapropostas e CPF/CNPJ restritos.`,
    campos: {
      ...ACESSO_POR_TOKEN,
    },
    tempoMs: 40_000,
    abrir: ({ credencial, pedir }): BancoComitente => {
      const { base, cabecalhos } = comToken(credencial)
      return {
        async contar(operacao, lote, chave) {
          const { valor } = await pedir(
            {
              operacao,
              metodo: 'POST',
              endereco: `${base}/${CAMINHO[operacao]}`,
              cabecalhos: { ...cabecalhos, 'idempotency-key': chave },
              corpo: lote,
            },
            Numero,
          )
          if (valor === null) throw new FalhaExterna('ilegivel', 'no number in the answer')
          return valor.id
        },
        async restrito(documento) {
          const { valor } = await pedir(
            {
              operacao: 'CONSULTAR_CPF_CNPJ',
              metodo: 'POST',
              endereco: `${base}/restritos`,
              cabecalhos,
              corpo: { documento },
            },
            Restrito,
          )
          // Never "not restricted" because nothing was said.
          if (valor === null) throw new FalhaExterna('ilegivel', 'no word in the answer')
          return valor
        },
        saude: () => perguntarSaude(pedir, { base, cabecalhos }),
      }
    },
    testar: async (porta) => `O banco respondeu: ${await porta.saude()}.`,
  })

export const BRADESCO = declarar('bradesco', 'Bradesco')
export const PAN = declarar('pan', 'Pan')
export const BANCOS = { Bradesco: BRADESCO, Pan: PAN } as const
export type NomeDoBanco = keyof typeof BANCOS
