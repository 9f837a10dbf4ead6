// How a delivery to a consignor's system ended, in words for him: the party that the kernel speaks of is his own system.
import { DESFECHOS, type NomeDeDesfecho } from '../externo/desfechos.ts'

const AO_DONO: Partial<Readonly<Record<NomeDeDesfecho, string>>> = {
  recusado: 'O sistema recusou',
  credencial: 'O sistema recusou o acesso',
  erro: 'O sistema respondeu com erro',
  tempo: 'O sistema não respondeu a tempo',
  rede: 'O endereço não foi alcançado',
}

/** Null: it arrived. */
export const desfechoDaEntrega = (d: NomeDeDesfecho): string | null =>
  d === 'ok' ? null : (AO_DONO[d] ?? DESFECHOS[d].rotulo)
