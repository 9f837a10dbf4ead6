import { salvarComitente } from '@martelo/contracts/comitentes/salvar-comitente.contract.ts'
import { validarCnpj } from '@martelo/domain/comum/identificadores/cnpj.ts'
import { sql } from 'kysely'
import { auditar, diferencas } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { handle, recusar } from '../../core/http/handle.ts'

handle(salvarComitente, (ctx, { body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const { uid, versao, cnpj, ...resto } = body
    const documento = cnpj ? validarCnpj(cnpj) : null
    if (documento !== null && !documento.ok)
      return recusar('DOCUMENTO', documento.mensagem, { campos: { cnpj: documento.mensagem } })
    const colunas = {
      ...resto,
      grupo: resto.grupo || null,
      email: resto.email ?? null,
      cnpj: documento?.valor ?? null,
    }
    const antes =
      uid == null
        ? null
        : await tx
            .selectFrom('comitente')
            .selectAll()
            .where('hotId', '=', hotId)
            .where('uid', '=', uid)
            .forUpdate()
            .executeTakeFirst()
    if (antes === undefined) return recusar('NAO_ENCONTRADO', 'Comitente não encontrado')
    const repetido = await tx
      .selectFrom('comitente')
      .select('id')
      .where('hotId', '=', hotId)
      .where('nome', '=', resto.nome)
      .where('id', '<>', antes?.id ?? 0)
      .executeTakeFirst()
    if (repetido)
      return recusar('REPETIDO', 'Já há um comitente com este nome.', {
        campos: { nome: 'Nome já cadastrado' },
      })
    if (antes === null) {
      const novo = await tx
        .insertInto('comitente')
        .values({ ...colunas, hotId })
        .returning(['uid', 'versao'])
        .executeTakeFirstOrThrow()
      await auditar(ctx, tx, { entidade: 'comitente', uid: novo.uid, acao: 'criar', depois: colunas })
      return novo
    }
    await conferirVersao(ctx, tx, {
      entidade: 'comitente',
      uid: antes.uid,
      versaoAtual: antes.versao,
      versaoLida: versao ?? 0,
    })
    await tx
      .updateTable('comitente')
      .set({ ...colunas, versao: antes.versao + 1, updatedAt: sql`now()` })
      .where('id', '=', antes.id)
      .where('hotId', '=', hotId)
      .execute()
    await auditar(ctx, tx, {
      entidade: 'comitente',
      uid: antes.uid,
      acao: 'editar',
      ...diferencas(antes, colunas),
    })
    return { uid: antes.uid, versao: antes.versao + 1 }
  }),
)
