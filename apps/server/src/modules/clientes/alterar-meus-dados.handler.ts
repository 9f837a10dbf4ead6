// The client's own changes. What identifies him (name, document, birth) was validated by people and changes with them;
// the primary e-mail and telephone change with a new confirmation (`enviar-codigo`).
import { alterarMeusDados } from '@martelo/contracts/clientes/alterar-meus-dados.contract.ts'
import { validarApelido } from '@martelo/domain/clientes/apelido.ts'
import { validarTelefone } from '@martelo/domain/comum/identificadores/telefone.ts'
import { sql } from 'kysely'
import { auditar, diferencas } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { apresentarCliente } from './apresentar-cliente.ts'
import { clientePorId, travarCliente } from './clientes.sql.ts'

const FONES = ['telefone2', 'telefone3'] as const

handle(alterarMeusDados, (ctx, { body }) =>
  ctx.tx(async (tx) => {
    const { cliId } = exigirCliente(ctx)
    const hotId = ctx.hotsite.id
    const c = await travarCliente(tx, hotId, cliId)
    await conferirVersao(ctx, tx, {
      entidade: 'cliente',
      uid: c.uid,
      versaoAtual: c.versao,
      versaoLida: body.versao,
    })
    const campos: Record<string, string> = {}
    const apelido = validarApelido(body.apelido)
    if (!apelido.ok) campos.apelido = apelido.mensagem
    else if (apelido.valor.toLowerCase() !== c.apelido.toLowerCase()) {
      const usado =
        await sql`select 1 from cliente where hot_id = ${hotId} and lower(apelido) = lower(${apelido.valor}) and id <> ${cliId}`.execute(
          tx,
        )
      if (usado.rows.length > 0) campos.apelido = 'Este apelido já está em uso. Escolha outro.'
    }
    const fones: Record<string, string | null> = {}
    for (const f of FONES) {
      const r = body[f] ? validarTelefone(body[f]) : null
      if (r?.ok === false) campos[f] = r.mensagem
      fones[f] = r?.ok ? r.valor.e164 : null
    }
    if (!apelido.ok || Object.keys(campos).length > 0)
      throw new RecusaLancada(recusar('CAMPOS', Object.values(campos), { campos }))
    const { versao: _, aceitaNovidades, ...resto } = body
    const novos = {
      ...resto,
      ...fones,
      apelido: apelido.valor,
      rg: body.rg || null,
      orgaoEmissor: body.orgaoEmissor || null,
      inscricaoEstadual: body.inscricaoEstadual || null,
      nomeFantasia: body.nomeFantasia || null,
      ocupacao: body.ocupacao || null,
      // A consent keeps the day on which it was given.
      aceiteMarketingAt: aceitaNovidades ? (c.aceiteMarketingAt ?? new Date(ctx.agora)) : null,
    }
    const antes = Object.fromEntries(Object.keys(novos).map((k) => [k, c[k as keyof typeof c]]))
    const mudancas = diferencas(antes, novos as typeof antes)
    if (Object.keys(mudancas.depois).length > 0) {
      await tx
        .updateTable('cliente')
        .set({ ...novos, versao: sql<number>`versao + 1`, updatedAt: new Date(ctx.agora) })
        .where('hotId', '=', hotId)
        .where('id', '=', cliId)
        .execute()
      await auditar(ctx, tx, { entidade: 'cliente', uid: c.uid, acao: 'alterarMeusDados', ...mudancas })
    }
    return apresentarCliente(tx, hotId, await clientePorId(tx, hotId, cliId))
  }),
)
