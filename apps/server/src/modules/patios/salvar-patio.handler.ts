import { salvarPatio } from '@martelo/contracts/patios/salvar-patio.contract.ts'
import { sql } from 'kysely'
import { auditar, diferencas } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { handle, recusar } from '../../core/http/handle.ts'

const nulo = (t: string | null | undefined): string | null => t || null

handle(salvarPatio, (ctx, { body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const { uid, versao, ...dados } = body
    if (dados.fecha <= dados.abre)
      return recusar('HORARIO', 'O fechamento deve ser depois da abertura.', {
        campos: { fecha: 'Depois da abertura' },
      })
    const colunas = {
      ...dados,
      responsavel: nulo(dados.responsavel),
      cep: nulo(dados.cep),
      telefone: nulo(dados.telefone),
      email: nulo(dados.email),
      explicacaoVisitacao: nulo(dados.explicacaoVisitacao),
      explicacaoRetirada: nulo(dados.explicacaoRetirada),
      diasSemana: [...new Set(dados.diasSemana)].toSorted((a, b) => a - b),
    }
    const antes =
      uid == null
        ? null
        : await tx
            .selectFrom('patio')
            .selectAll()
            .where('hotId', '=', hotId)
            .where('uid', '=', uid)
            .forUpdate()
            .executeTakeFirst()
    if (antes === undefined) return recusar('NAO_ENCONTRADO', 'Pátio não encontrado')
    const repetido = await tx
      .selectFrom('patio')
      .select('id')
      .where('hotId', '=', hotId)
      .where('nome', '=', dados.nome)
      .where('id', '<>', antes?.id ?? 0)
      .executeTakeFirst()
    if (repetido)
      return recusar('REPETIDO', 'Já há um pátio com este nome.', { campos: { nome: 'Nome já cadastrado' } })
    if (antes === null) {
      const novo = await tx
        .insertInto('patio')
        .values({ ...colunas, hotId })
        .returning(['uid', 'versao'])
        .executeTakeFirstOrThrow()
      await auditar(ctx, tx, { entidade: 'patio', uid: novo.uid, acao: 'criar', depois: colunas })
      return novo
    }
    await conferirVersao(ctx, tx, {
      entidade: 'patio',
      uid: antes.uid,
      versaoAtual: antes.versao,
      versaoLida: versao ?? 0,
    })
    await tx
      .updateTable('patio')
      .set({ ...colunas, versao: antes.versao + 1, updatedAt: sql`now()` })
      .where('id', '=', antes.id)
      .where('hotId', '=', hotId)
      .execute()
    await auditar(ctx, tx, {
      entidade: 'patio',
      uid: antes.uid,
      acao: 'editar',
      ...diferencas(antes, colunas),
    })
    return { uid: antes.uid, versao: antes.versao + 1 }
  }),
)
