import { mudarPlataformasDoUsuario } from '@martelo/contracts/hotsites/mudar-plataformas-do-usuario.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { porPlataforma } from '../usuarios/door.ts'
import { apresentarPlataformas } from './apresentar-plataformas.ts'
import { daPlataforma, SO_PLATAFORMA } from './exigir-plataforma.ts'

handle(mudarPlataformasDoUsuario, async (ctx, { params, body }) => {
  if (!(await daPlataforma(ctx))) return SO_PLATAFORMA
  return ctx.tx(async (tx) => {
    const antes = await apresentarPlataformas(ctx, tx, params.uid)
    if (antes === null) return recusar('NAO_ENCONTRADO', 'Usuário não encontrado')
    if (antes.plataforma === body.plataforma) return antes
    if (antes.impedimento !== null) return recusar('RECUSADA', antes.impedimento)
    await porPlataforma(tx, { hotId: ctx.hotsite.id, usuId: antes.id, plataforma: body.plataforma })
    await auditar(ctx, tx, {
      entidade: 'usuario',
      uid: params.uid,
      acao: body.plataforma ? 'darPlataforma' : 'tirarPlataforma',
      motivo: body.motivo,
    })
    return (await apresentarPlataformas(ctx, tx, params.uid)) ?? antes
  })
})
