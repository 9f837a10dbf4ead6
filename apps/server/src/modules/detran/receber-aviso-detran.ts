// What the authority says later of a record: done, or refused after all. Told twice it is one; the newest instant decides; one
// for a lot that this house does not have is kept and changes nothing.
import { z } from 'zod'
import type { AvisoRecebido } from '../../core/externo/assinaturas.ts'
import type { Tx } from '../../core/database/database.ts'
import { aplicarAviso, guardarAviso } from './detran.sql.ts'

const Aviso = z.object({
  id: z.string().min(1).max(60),
  lote: z.string().min(1).max(60),
  tipo: z.string().min(1).max(40),
  ok: z.boolean(),
  mensagem: z.string().max(500).default(''),
  instante: z.iso.datetime(),
})

export async function receberAvisoDetran(tx: Tx, aviso: AvisoRecebido): Promise<void> {
  const lido = Aviso.safeParse(corpoDe(aviso))
  if (!lido.success) {
    await guardarAviso(tx, aviso.hotId, {
      id: `ilegivel ${aviso.uid}`,
      lote: '?',
      tipo: 'ilegível',
      ok: false,
      mensagem: 'O aviso não tem a forma combinada',
      instante: new Date(),
    })
    return
  }
  const a = { ...lido.data, instante: new Date(lido.data.instante) }
  if (await guardarAviso(tx, aviso.hotId, a)) await aplicarAviso(tx, aviso.hotId, a)
}

function corpoDe(aviso: AvisoRecebido): unknown {
  try {
    return aviso.json()
  } catch {
    return null
  }
}
