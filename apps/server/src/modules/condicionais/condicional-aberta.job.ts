// The outbox of a lot that became conditional: the transition schedules this by its name.
import { definirTarefa } from '../../core/jobs/fila.ts'
import { abrirCondicional } from './abrir-condicional.ts'
import { emNomeDoSistema } from './em-nome-da-regra.ts'

definirTarefa<{ lelId: number }>('condicional-aberta', async ({ lelId }, s) => {
  const lote = await s.banco.sistema
    .selectFrom('lote')
    .select('hotId')
    .where('id', '=', lelId)
    .executeTakeFirst()
  const quem = lote && (await emNomeDoSistema(s, lote.hotId, `condicional-aberta-${lelId}`))
  if (quem) await abrirCondicional(s, quem, lelId)
})
