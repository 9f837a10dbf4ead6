/** Where what a device sends belongs: in the inspection, or in a copy beside it. */
import { aceitaRespostas, estaFeita, type SituacaoDeVistoria } from './states.ts'

export interface EstadoDaVistoria {
  readonly situacao: SituacaoDeVistoria
  /** the device that fills it in; null: none yet */
  readonly agora: string | null
}

export type Destino =
  | { readonly onde: 'vistoria' }
  | {
      readonly onde: 'copia'
      readonly motivo: 'OUTRO_APARELHO' | 'Realizada' | 'Cancelada'
      /** the person may say that this device goes on */
      readonly podeAssumir: boolean
      /** for the person, with the name of who has it */
      readonly frase: (quem: string | null) => string
    }

export function destinoDoEnvio(
  { situacao, agora }: EstadoDaVistoria,
  { aparelho, assumir }: { readonly aparelho: string; readonly assumir: boolean },
): Destino {
  if (aceitaRespostas(situacao)) {
    if (agora === null || agora === aparelho || assumir) return { onde: 'vistoria' }
    return {
      onde: 'copia',
      motivo: 'OUTRO_APARELHO',
      podeAssumir: true,
      frase: (quem) =>
        `${quem ?? 'Outra pessoa'} está fazendo esta vistoria em outro aparelho. O que você registrou foi guardado em uma cópia.`,
    }
  }
  // The device that ended it has nothing new to say: what it repeats is there already.
  const feita = estaFeita(situacao)
  return {
    onde: 'copia',
    motivo: feita ? 'Realizada' : 'Cancelada',
    podeAssumir: false,
    frase: (quem) =>
      feita
        ? `${quem ?? 'Outra pessoa'} já concluiu esta vistoria. O que você registrou foi guardado em uma cópia.`
        : 'Esta vistoria foi cancelada. O que você registrou foi guardado em uma cópia.',
  }
}
