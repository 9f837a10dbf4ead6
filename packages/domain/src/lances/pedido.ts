// What arrives at the judge: one request, the hotsite it came through, and the facts about who sends it.
//
// The facts are read by the server in the same transaction; the judge believes them. A value is only a number
// here: anything that is not a positive amount of centavos becomes a refusal, not an exception.
import type { Centavos } from '../comum/dinheiro.ts'
import type { TermoSemAceite } from '../privacidade/aceite-exigido.ts'
import type { Apelido, Cliente } from './estado-do-lote.ts'

export type FatosDoCliente = Cliente & {
  readonly bloqueado: boolean
  readonly documentosAprovados: boolean
  readonly emailConfirmado: boolean
  readonly telefoneConfirmado: boolean
  /** Terms of use that he has not accepted, now and to come. */
  readonly termosSemAceite: readonly TermoSemAceite[]
  /** Holds a habilitação for this auction. */
  readonly habilitado: boolean
  /** Asked for one that was not refused. */
  readonly habilitacaoPedida: boolean
  /** Holds a settled deposit for this auction. */
  readonly caucaoPaga: boolean
  readonly grupos: readonly number[]
  /** Percent off fixed prices by his groups, the largest; 0: none. */
  readonly descontoDoGrupo: number
  /** Lots of this auction for which he is validated, and nothing about him disagrees. */
  readonly lotesValidados: readonly string[]
  readonly pessoaJuridica: boolean
  readonly credenciadoDetran: boolean
  /** What the client may still commit, this lot not counted; null: no limit. */
  readonly limiteDeCompra: Centavos | null
}

type Comum = {
  /** Hotsite through which the request came. */
  readonly hotUid: string
  /**
   * The request's own uuid. It makes a retry harmless (the server's duty) and, being random, it salts the
   * hash of a sealed row, so that a ceiling cannot be found by trying values against the chain.
   */
  readonly chave: string
  /** The person was shown an unusually high value and confirmed it. */
  readonly confirmarValorAlto: boolean
}

export type PedidoLance = Comum &
  (
    | { readonly tipo: 'Manual'; readonly valor: number; readonly quem: FatosDoCliente }
    /** `valor` is the ceiling; null cancels the part that is not bid yet. */
    | {
        readonly tipo: 'Configuração Automática'
        readonly valor: number | null
        readonly quem: FatosDoCliente
      }
    | { readonly tipo: 'Leiloeiro'; readonly valor: number; readonly quem: Apelido }
    | { readonly tipo: 'Proposta'; readonly valor: number; readonly quem: FatosDoCliente }
    /** `valor` is the price that the buyer saw and agreed to. */
    | { readonly tipo: 'Compre Já'; readonly valor: number; readonly quem: FatosDoCliente }
  )
