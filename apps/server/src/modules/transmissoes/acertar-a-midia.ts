// What people ordered in another process of the installation: the rows tell it, and the one that carries the broadcast looks at
// them each second. What it was told directly is what the rows say, and costs nothing twice.
import type { SituacaoDoCanal } from '@martelo/domain/transmissoes/situacoes.ts'
import type { Servicos } from '../../core/servicos.ts'
import { fecharEntradas, ordenarEntrada } from './entradas-rtmp.ts'
import { ordenarCanal } from './ordenar-canal.ts'
import { type CanalSeguido, chavesEmPe } from './seguir-canais.sql.ts'

/** By channel: what it was last told (nothing: it is told), and what its pictures were last seen to do. */
const ditos = new Map<string, string>()
const correm = new Map<string, SituacaoDoCanal>()
/** by source, its key's hash */
const chaves = new Map<string, string>()

export function lembrarEstado(canal: string, estado: SituacaoDoCanal): void {
  if (estado === 'PARADO') correm.delete(canal)
  else correm.set(canal, estado)
}
export function esquecerCanais(): void {
  for (const x of [ditos, correm, chaves]) x.clear()
}

const comoDito = (c: CanalSeguido): string => JSON.stringify([c.gravar, c.disponivel, c.pausado])

/** Channels that were on the air when this process began to carry them. */
export function retomarCanais(
  midia: Pick<Servicos['midia'], 'retomar'>,
  noAr: readonly CanalSeguido[],
): void {
  for (const c of noAr) {
    midia.retomar(c.uid, { gravar: c.gravar, pausado: c.pausado, publico: c.disponivel })
    ditos.set(c.uid, comoDito(c))
  }
}

/** The public, the recording, the card; and those that a person has ended. */
export function acertarCanais(
  midia: Pick<Servicos['midia'], 'ordenar'>,
  noAr: readonly CanalSeguido[],
): void {
  for (const c of noAr) {
    const dito = comoDito(c)
    if (c.encerrado || ditos.get(c.uid) === dito) continue
    ditos.set(c.uid, dito)
    ordenarCanal(midia, c)
  }
  const deles = new Set(noAr.map((c) => c.uid))
  for (const canal of correm.keys())
    if (!deles.has(canal)) {
      correm.delete(canal)
      midia.ordenar({ t: 'parar', canal })
    }
  for (const canal of ditos.keys()) if (!deles.has(canal)) ditos.delete(canal)
}

/** Keys of outside encoders: new ones, exchanged ones, and those whose source has ended. */
export async function acertarEntradas(s: Pick<Servicos, 'banco' | 'config' | 'midia'>): Promise<void> {
  if (s.config.video.portaRtmp === 0) return
  const emPe = await chavesEmPe(s.banco.sistema)
  for (const c of emPe) {
    const hash = c.hash.toString('hex')
    if (chaves.get(c.transmissao) === hash) continue
    chaves.set(c.transmissao, hash)
    ordenarEntrada(s.midia, c)
  }
  const delas = new Set(emPe.map((c) => c.transmissao))
  for (const uid of chaves.keys())
    if (!delas.has(uid)) {
      chaves.delete(uid)
      fecharEntradas(s.midia, [uid])
    }
}
