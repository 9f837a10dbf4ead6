// What a channel goes on to, as the media process is told: where with which key, again after a restart, and no longer than
// the programme that goes there.
import { CofreFechado } from '../../core/externo/cofre.ts'
import type { Servicos } from '../../core/servicos.ts'
import { contextoDoDestino } from './enderecos-de-destino.ts'
import { type DestinoTravado, situarDestino } from './gravar-canais.sql.ts'
import { destinosLigados } from './seguir-canais.sql.ts'

/** The address with the key at its end. Null: nothing here can read the key. */
export function enderecoComChave(
  externo: Servicos['externo'],
  hotId: number,
  d: Pick<DestinoTravado, 'uid' | 'urlRmtp' | 'chave' | 'chaveId'>,
): string | null {
  try {
    const chave = externo.cofre.decifrar(
      { chaveId: d.chaveId, bytes: d.chave },
      contextoDoDestino(hotId, d.uid),
    )
    return `${d.urlRmtp.replace(/\/$/, '')}/${chave}`
  } catch (e) {
    if (!(e instanceof CofreFechado)) throw e
    return null
  }
}

const LIGANDO = { situacao: 'CONECTANDO', motivo: null, tentativas: 0 } as const
const FORA_DO_AR = { situacao: 'ENCERRADO', motivo: null, tentativas: 0 } as const
const ILEGIVEL = {
  situacao: 'ENCERRADO',
  motivo: 'A chave não pode ser lida. Informe-a de novo.',
  tentativas: 0,
} as const

/** A program that starts knows none of the orders of the one before: those of channels on the air are given once more. */
export async function retomarDestinos(s: Pick<Servicos, 'banco' | 'externo' | 'midia'>): Promise<void> {
  for (const d of await destinosLigados(s.banco.sistema)) {
    const url = d.noAr ? enderecoComChave(s.externo, d.hotId, d) : null
    const como = !d.noAr ? FORA_DO_AR : url === null ? ILEGIVEL : LIGANDO
    await situarDestino(s.banco.sistema, d.hotId, d.uid, como)
    if (url !== null) s.midia.ordenar({ t: 'destino', canal: d.canalUid, uid: d.uid, url })
  }
}

/** By destination, with what it was last told; nothing: it is told. */
const ditos = new Map<string, { readonly canal: string; readonly como: string }>()
export const esquecerDestinos = (): void => ditos.clear()
/** Refused: switched on again it is told again. */
export const esquecerDestino = (uid: string): boolean => ditos.delete(uid)

/** What people switched in another process of the installation: what is on by its row is told, and what is no more is closed. */
export async function acertarDestinos(s: Pick<Servicos, 'banco' | 'externo' | 'midia'>): Promise<void> {
  const ligados = await destinosLigados(s.banco.sistema)
  for (const d of ligados) {
    const como = `${d.urlRmtp} ${d.chaveId} ${d.chave.toString('hex')}`
    if (ditos.get(d.uid)?.como === como) continue
    ditos.set(d.uid, { canal: d.canalUid, como })
    const url = enderecoComChave(s.externo, d.hotId, d)
    if (url !== null) s.midia.ordenar({ t: 'destino', canal: d.canalUid, uid: d.uid, url })
    else await situarDestino(s.banco.sistema, d.hotId, d.uid, ILEGIVEL)
  }
  const deles = new Set(ligados.map((d) => d.uid))
  for (const [uid, { canal }] of ditos)
    if (!deles.has(uid)) {
      ditos.delete(uid)
      soltarDestinos(s, canal, [uid])
    }
}

/** Closes what `desligarDestinos` wrote down as ended. */
export function soltarDestinos(s: Pick<Servicos, 'midia'>, canal: string, uids: readonly string[]): void {
  for (const uid of uids) s.midia.ordenar({ t: 'destino', canal, uid, url: null })
}
