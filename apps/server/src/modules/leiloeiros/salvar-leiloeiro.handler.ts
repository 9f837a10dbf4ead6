import { salvarLeiloeiro } from '@martelo/contracts/leiloeiros/salvar-leiloeiro.contract.ts'
import { sql } from 'kysely'
import { auditar, diferencas } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { handle, recusar } from '../../core/http/handle.ts'

handle(salvarLeiloeiro, (ctx, { body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const { uid, versao, usuarioEmail, ...dados } = body
    const usuario = usuarioEmail
      ? await tx
          .selectFrom('usuario')
          .select(['id', 'papeis'])
          .where('hotId', '=', hotId)
          .where(sql`lower(email)`, '=', usuarioEmail)
          .executeTakeFirst()
      : null
    if (usuario === undefined || (usuario !== null && !usuario.papeis.includes('Leiloeiro')))
      return recusar('REFERENCIA', 'Nenhum usuário com o papel Leiloeiro tem este e-mail.', {
        campos: { usuarioEmail: 'Nenhum usuário com o papel Leiloeiro tem este e-mail' },
      })
    const colunas = { ...dados, usuId: usuario?.id ?? null }
    const antes =
      uid == null
        ? null
        : await tx
            .selectFrom('leiloeiro')
            .selectAll()
            .where('hotId', '=', hotId)
            .where('uid', '=', uid)
            .forUpdate()
            .executeTakeFirst()
    if (antes === undefined) return recusar('NAO_ENCONTRADO', 'Leiloeiro não encontrado')
    const repetido = await tx
      .selectFrom('leiloeiro')
      .select('id')
      .where('hotId', '=', hotId)
      .where('matricula', '=', dados.matricula)
      .where('junta', '=', dados.junta)
      .where('id', '<>', antes?.id ?? 0)
      .executeTakeFirst()
    if (repetido)
      return recusar('REPETIDO', 'Já há um leiloeiro com esta matrícula nesta Junta.', {
        campos: { matricula: 'Matrícula já cadastrada' },
      })
    if (antes === null) {
      const novo = await tx
        .insertInto('leiloeiro')
        .values({ ...colunas, hotId })
        .returning(['uid', 'versao'])
        .executeTakeFirstOrThrow()
      await auditar(ctx, tx, { entidade: 'leiloeiro', uid: novo.uid, acao: 'criar', depois: dados })
      return novo
    }
    await conferirVersao(ctx, tx, {
      entidade: 'leiloeiro',
      uid: antes.uid,
      versaoAtual: antes.versao,
      versaoLida: versao ?? 0,
    })
    await tx
      .updateTable('leiloeiro')
      .set({ ...colunas, versao: antes.versao + 1 })
      .where('id', '=', antes.id)
      .where('hotId', '=', hotId)
      .execute()
    await auditar(ctx, tx, {
      entidade: 'leiloeiro',
      uid: antes.uid,
      acao: 'editar',
      ...diferencas(antes, colunas),
    })
    return { uid: antes.uid, versao: antes.versao + 1 }
  }),
)
