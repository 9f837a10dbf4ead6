import { salvarAssinatura } from '@martelo/contracts/avisos/salvar-assinatura.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { gravarAssinatura, lerAssinatura } from './avisos-da-casa.sql.ts'

handle(salvarAssinatura, (ctx, { body: { versao, ...nova } }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const { usuId, usuUid } = exigirSessao(ctx)
    const antes = await lerAssinatura(tx, hotId, usuId, true)
    if ((antes?.versao ?? 0) !== versao || !(await gravarAssinatura(tx, hotId, usuId, nova, versao)))
      return recusar('MUDOU', 'A assinatura mudou em outra aba. Abra de novo e refaça.')
    await auditar(ctx, tx, {
      entidade: 'usuario',
      uid: usuUid,
      acao: 'salvarAssinatura',
      antes: antes ?? null,
      depois: nova,
    })
    return { versao: versao + 1 }
  }),
)
