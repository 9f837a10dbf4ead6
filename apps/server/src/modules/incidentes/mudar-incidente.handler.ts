import { papeisDe } from '@martelo/contracts/core/permissions.ts'
import { mudarIncidente } from '@martelo/contracts/incidentes/mudar-incidente.contract.ts'
import { diaEmBrasilia, inicioDoDia, somarDias } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { incidentePendente } from '@martelo/domain/incidentes/states.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { pessoasDeIncidentes } from './incidentes.sql.ts'
import { gravarIncidente, travarIncidente } from './mover-incidente.ts'
import { responderACasa } from './responder-incidente.ts'

const noCampo = (campo: string, texto: string) =>
  new RecusaLancada(recusar('CAMPOS', texto, { campos: { [campo]: texto } }))

handle(mudarIncidente, async (ctx, { params, body }) => {
  await ctx.tx(async (tx) => {
    const n = await travarIncidente(ctx, tx, params.uid, { versao: body.versao })
    if (!incidentePendente(n.situacao))
      throw new RecusaLancada(recusar('RECUSADO', 'O incidente já foi decidido.'))
    const diaDele = diaEmBrasilia(n.prazo.getTime())
    if (body.prazo !== diaDele && body.prazo < diaEmBrasilia(ctx.agora))
      throw noCampo('prazo', 'O prazo já passou')
    const quem =
      body.responsavelUid === null
        ? null
        : (await pessoasDeIncidentes(tx, ctx.hotsite.id, papeisDe('incidente:tratar'))).find(
            (p) => p.uid === body.responsavelUid,
          )
    if (quem === undefined)
      throw noCampo('responsavelUid', 'Escolha uma pessoa da casa que cuida de incidentes')
    await gravarIncidente(tx, n, {
      tipo: body.tipo,
      assunto: body.assunto,
      responsavelId: quem?.id ?? null,
      ...(body.prazo === diaDele
        ? {}
        : { prazo: new Date(inicioDoDia(somarDias(body.prazo, 1)) - 1000), avisoPrazoAt: null }),
    })
    await auditar(ctx, tx, {
      entidade: 'incidente',
      uid: n.uid,
      acao: 'editar',
      antes: { tipo: n.tipo, assunto: n.assunto, responsavel: n.responsavel, prazo: diaDele },
      depois: { tipo: body.tipo, assunto: body.assunto, responsavel: quem?.nome ?? null, prazo: body.prazo },
      versao: n.versao + 1,
    })
  })
  return responderACasa(ctx, params.uid)
})
