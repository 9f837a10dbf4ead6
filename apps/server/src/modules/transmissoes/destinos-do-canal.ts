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

/** A program that starts knows none of the orders of the one before: those of channels on the air are given once more. */
export async function retomarDestinos(s: Pick<Servicos, 'banco' | 'externo' | 'midia'>): Promise<void> {
  for (const d of await destinosLigados(s.banco.sistema)) {
    const url = d.noAr ? enderecoComChave(s.externo, d.hotId, d) : null
    const motivo = d.noAr && url === null ? 'A chave não pode ser lida. Informe-a de novo.' : null
    const situacao = url === null ? 'ENCERRADO' : 'CONECTANDO'
    await situarDestino(s.banco.sistema, d.hotId, d.uid, { situacao, motivo, tentativas: 0 })
    if (url !== null) s.midia.ordenar({ t: 'destino', canal: d.canalUid, uid: d.uid, url })
  }
}

/** Closes what `desligarDestinos` wrote down as ended. */
export function soltarDestinos(s: Pick<Servicos, 'midia'>, canal: string, uids: readonly string[]): void {
  for (const uid of uids) s.midia.ordenar({ t: 'destino', canal, uid, url: null })
}
