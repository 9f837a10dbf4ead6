// The simulated operator: each live auction of the demonstration has a channel, and where no person broadcasts, a small film of
// ours plays on it. No browser is needed. MARTELO_DEMO_VIDEO=0 switches it off, MARTELO_ROBOT=0 the whole robot with it.
import path from 'node:path'
import { sql } from 'kysely'
import type { Servicos } from '../../../apps/server/src/core/servicos.ts'
import type { Hotsite } from '../../../apps/server/src/core/tenant/hotsites.ts'

const PASTA = path.resolve(import.meta.dirname, '../transmissao')
/** Channels that the operator was sent to, so that he leaves when their auction ends. */
const comOperador = new Set<string>()

export async function operarCanais(s: Servicos, h: Hotsite): Promise<void> {
  if (!s.config.video.demonstracao || s.config.video.mbit === 0) return
  await sql`insert into canal_transmissao (hot_id, lei_id, tem_id, nome, disponivel, gravar)
    select a.hot_id, a.id, (select min(t.id) from template_transmissao t where t.hot_id = a.hot_id), 'Canal principal', true, false
    from leilao a where a.hot_id = ${h.id} and a.situacao = 'AO_VIVO' and not a.teste
      and not exists (select from canal_transmissao c where c.lei_id = a.id and c.hot_id = a.hot_id)`.execute(
    s.banco.sistema,
  )
  const { rows } = await sql<{ uid: string; gravar: boolean; disponivel: boolean; vivo: boolean }>`
    select c.uid, c.gravar, c.disponivel, a.situacao = 'AO_VIVO' as vivo from canal_transmissao c
    join leilao a on a.id = c.lei_id and a.hot_id = c.hot_id
    where c.hot_id = ${h.id} and c.nome = 'Canal principal'
      and not exists (select from transmissao t where t.can_id = c.id and t.hot_id = c.hot_id and t.posicao_template = 0 and t.data_fim is null)`.execute(
    s.banco.sistema,
  )
  for (const { uid, gravar, disponivel, vivo } of rows) {
    if (vivo && !comOperador.has(uid)) {
      s.midia.ordenar({ t: 'canal', canal: uid, gravar, pausado: false, publico: disponivel })
      comOperador.add(uid)
    }
    if (vivo) s.midia.ordenar({ t: 'operador', canal: uid, pasta: PASTA })
    else if (comOperador.delete(uid)) s.midia.ordenar({ t: 'operador', canal: uid, pasta: null })
  }
}
