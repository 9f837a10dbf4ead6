// A yard's recess. Two of one yard never overlap: the database's exclusion refuses it, here it becomes a sentence at
// the field. Pickups already booked on those days stay and are counted.
import { permite } from '@martelo/contracts/core/permissions.ts'
import { RECESSO } from '@martelo/contracts/patios/recesso.cadastro.ts'
import { formatarDia, somarDias } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { sql } from 'kysely'
import { handleCadastro } from '../../core/cadastro/handle-cadastro.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { recusar } from '../../core/http/handle.ts'
import { meuPatio, travarAgenda } from './patios.sql.ts'

const noCampo = <const C extends 'CAMPOS' | 'CRUZADO' | 'REFERENCIA'>(
  codigo: C,
  campo: string,
  frase: string,
) => recusar(codigo, frase, { campos: { [campo]: frase } })

handleCadastro(RECESSO, {
  onde: (ctx) => {
    const { usuId } = exigirSessao(ctx)
    return permite('patio:todos', ctx.sessao)
      ? sql`true`
      : sql`exists (select from usuario_patio u where u.hot_id = t.hot_id and u.pat_id = t.pat_id and u.usu_id = ${usuId})`
  },
  ordem: sql`upper(t.periodo) < current_date, lower(t.periodo)`,
  colunas: {
    patioNome: sql`(select p.nome from patio p where p.id = t.pat_id)`,
    inicio: sql`lower(t.periodo)::text`,
    fim: sql`(upper(t.periodo) - 1)::text`,
    agendados: sql`(select count(*)::int from agendamento g where g.pat_id = t.pat_id and g.situacao = 'agendado'
      and (g.inicio at time zone 'America/Sao_Paulo')::date <@ t.periodo)`,
  },
  async antesDeSalvar({ ctx, tx, antes, dados: { patUid, inicio, fim } }) {
    if (fim < inicio) return noCampo('CAMPOS', 'fim', 'O fim não pode vir antes do início.')
    const hotId = ctx.hotsite.id
    const patId = await meuPatio(tx, hotId, exigirSessao(ctx), patUid)
    if (patId === undefined) return noCampo('REFERENCIA', 'patUid', 'Pátio não encontrado')
    await travarAgenda(tx, patId)
    const periodo = sql`daterange(${inicio}::date, ${somarDias(fim, 1)}::date)`
    const { rows } = await sql<{ inicio: string; fim: string; motivo: string }>`
      select lower(periodo)::text as inicio, (upper(periodo) - 1)::text as fim, motivo from patio_recesso
      where pat_id = ${patId} and hot_id = ${hotId} and periodo && ${periodo} and id is distinct from ${antes?.id ?? null}::int limit 1`.execute(
      tx,
    )
    const [outro] = rows
    if (outro !== undefined)
      return noCampo(
        'CRUZADO',
        'inicio',
        `Cruza com o recesso de ${formatarDia(outro.inicio)} a ${formatarDia(outro.fim)} (${outro.motivo}).`,
      )
    return antes === null ? { periodo, createdBy: ctx.sessao?.usuId ?? null } : { periodo }
  },
})
