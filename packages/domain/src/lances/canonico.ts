// One recorded row as the exact text that is hashed: `hash = SHA-256(previous hash + canonico(row))`. Fields, in
// order: lelUid, seq, instante (epoch ms), tipo, valor (centavos or null), quem (tipo, uid, usuUid, emDefesa),
// motivo, chave, reservaAte; what a row lacks is null, never left out. No nickname: a person may rename himself. A
// change of order, name or type breaks every chain ever written; so does hashing what the database returns (a bigint
// as text, a date as ISO). Never publish the hash of a sealed row made without a key.
import type { LanceRegistrado, Participante } from './estado-do-lote.ts'

function identidade(quem: Participante): readonly [string, string, string | null, boolean | null] {
  return quem.tipo === 'cliente'
    ? ['cliente', quem.cliUid, null, null]
    : ['apelido', quem.apeUid, quem.usuUid, quem.emDefesa]
}

/** Canonical JSON of one row, without spaces. */
export function canonico(lance: LanceRegistrado): string {
  const [tipo, uid, usuUid, emDefesa] = identidade(lance.quem)
  return JSON.stringify({
    lelUid: lance.lelUid,
    seq: lance.seq,
    instante: lance.instante,
    tipo: lance.tipo,
    valor: lance.valor,
    quem: { tipo, uid, usuUid, emDefesa },
    motivo: lance.motivo,
    chave: lance.chave,
    reservaAte: lance.evento === 'compra' ? lance.reservaAte : null,
  })
}
