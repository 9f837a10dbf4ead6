import { regraDeAcesso } from '@martelo/contracts/usuarios/regra-de-acesso.contract.ts'
import { validarAlvo } from '@martelo/domain/bloqueios/alvo.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apresentarConta } from './apresentar-conta.ts'
import { contaPorUid } from './contas.sql.ts'
import { revogarTodas, travarUsuario } from './usuarios.sql.ts'

handle(regraDeAcesso, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const c = await contaPorUid(tx, hotId, params.uid)
    if (c === undefined) return recusar('NAO_ENCONTRADO', 'Usuário não encontrado')
    if (c.id === exigirSessao(ctx).usuId)
      return recusar('PROPRIA', 'A regra da sua própria conta é mudada por outro administrador.')
    const versoes = { versaoAtual: c.versao, versaoLida: body.versao }
    await conferirVersao(ctx, tx, { entidade: 'usuario', uid: c.uid, ...versoes })
    const campos: Record<string, string> = {}
    const redes: string[] = []
    for (const rede of body.redes) {
      const v = validarAlvo('ENDERECO', rede)
      if (v.ok) redes.push(v.valor)
      else campos.redes = `${rede}: ${v.mensagem}`
    }
    if ((body.de === null) !== (body.ate === null)) campos.ate = 'Informe as duas horas, ou nenhuma'
    if (Object.keys(campos).length > 0) return recusar('CAMPOS', Object.values(campos), { campos })
    await travarUsuario(tx, hotId, c.id)
    await tx
      .updateTable('usuario')
      .set({
        regraRedes: redes,
        regraDias: body.dias,
        regraDe: body.de,
        regraAte: body.ate,
        versao: sql<number>`versao + 1`,
      })
      .where('hotId', '=', hotId)
      .where('id', '=', c.id)
      .execute()
    await revogarTodas(tx, hotId, c.id)
    const { versao: _, ...depois } = body
    await auditar(ctx, tx, { entidade: 'usuario', uid: c.uid, acao: 'mudarRegraDeAcesso', depois })
    return apresentarConta(ctx, tx, (await contaPorUid(tx, hotId, params.uid)) ?? c)
  }),
)
