// A boleto that is not wanted any more: the bank is asked to take no money for it, through its API or with the next file.
// One that the bank has never heard of ends at once.
import { podeTransitarBoleto } from '@martelo/domain/boletos/states.ts'
import type { Ator } from '@martelo/domain/comum/transicoes.ts'
import type { Tx } from '../../core/database/database.ts'
import { portaLigada } from '../../core/porta-ligada.ts'
import { type LinhaDeBoleto, mudarBoleto } from './boletos.sql.ts'

type Avisar = (tx: Tx, b: LinhaDeBoleto) => Promise<void>
const pelaApi = portaLigada<Avisar>('write-off of a boleto through the bank’s API')

/** The API's port says once how it is asked. */
export function pedirBaixaPor(fn: Avisar): void {
  pelaApi.ligar(fn)
}

/** By file nothing is to be done: the next remessa looks for it. */
export async function pedirBaixaNoBanco(tx: Tx, b: LinhaDeBoleto): Promise<void> {
  if (b.via === 'API') await pelaApi.usar()(tx, b)
}

/** With the sale locked. Answers why not, or null when it was asked (or ended at once). */
export async function pedirBaixa(
  tx: Tx,
  b: LinhaDeBoleto,
  { motivo, quem }: { readonly motivo: string; readonly quem: readonly Ator[] },
): Promise<string | null> {
  const r = podeTransitarBoleto({ de: b.situacao, evento: 'pedirBaixa', atores: quem }, { motivo })
  if (!r.pode) return r.motivo
  const desconhecido = b.situacao === 'aguardandoRegistro' && b.via === 'CNAB' && b.remessaId === null
  await mudarBoleto(tx, b.hotId, b.id, {
    situacao: desconhecido ? 'baixado' : r.para,
    motivo,
    ...(desconhecido ? { encerradoAt: new Date() } : {}),
  })
  if (!desconhecido && b.situacao === 'registrado') await pedirBaixaNoBanco(tx, b)
  return null
}
