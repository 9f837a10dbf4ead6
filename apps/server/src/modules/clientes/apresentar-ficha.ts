// A client's record for the staff, with what may be done now and why not.
import type { FichaDoCliente } from '@martelo/contracts/clientes/ficha-do-cliente.contract.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import {
  documentosFaltando,
  ROTULO_DO_DOCUMENTO,
  type TipoDeDocumento,
} from '@martelo/domain/clientes/documentos-exigidos.ts'
import { CONTA_EXCLUIDA } from '@martelo/domain/clientes/exclusao.ts'
import { unidoAoCadastro } from '@martelo/domain/clientes/uniao.ts'
import { podeTransitarDocumento, type SituacaoDeDocumento } from '@martelo/domain/clientes/states.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { naturezaConhecida, naturezaDoCliente } from '@martelo/domain/comum/identificadores/documento.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { iso } from '../../core/http/iso.ts'
import { quantosLidera } from '../lances/door.ts'
import { entradasDaFicha } from './acessos-da-ficha.ts'
import { apresentarCliente } from './apresentar-cliente.ts'
import { apresentarDocumentos, exigidosDe } from './apresentar-documentos.ts'
import { documentosDoCliente, type LinhaCliente } from './clientes.sql.ts'
import { pedidoAberto } from './exclusao.sql.ts'
import { mascararFicha } from './mascarar-ficha.ts'
import { sociosComDivergencia } from './socios.sql.ts'
import { situacaoDoCliente } from './situacao-do-cliente.ts'
import { veDadosDoCliente } from '../../core/auth/ver-dados-do-cliente.ts'

/** Whether the documents may move by this event, judged by the table; the reason when not. */
export async function julgarDocumentos(
  ctx: Ctx,
  tx: Tx,
  c: LinhaCliente,
  evento: 'enviar' | 'aprovar' | 'divergir',
  motivo = '',
) {
  const exigidos = exigidosDe(ctx.hotsite, c)
  const enviados = (await documentosDoCliente(tx, ctx.hotsite.id, c.id)).map((d) => ({
    tipo: d.tipo as TipoDeDocumento,
    rejeitado: d.situacao === 'Divergente',
  }))
  const faltando = documentosFaltando(naturezaDoCliente(c), enviados, {
    Fisica: exigidos,
    Juridica: exigidos,
  })
  // A partner's paper that was refused holds up the company until another one is there.
  const dosSocios = (await sociosComDivergencia(tx, ctx.hotsite.id, c.id)).map(
    (nome) => `documento de ${nome}`,
  )
  const atores = evento === 'enviar' ? (['Cliente'] as const) : atoresDosPapeis(ctx.sessao?.papeis ?? [])
  return podeTransitarDocumento(
    { de: c.documentoSituacao as SituacaoDeDocumento, evento, atores },
    { faltando: [...faltando.map((t) => ROTULO_DO_DOCUMENTO[t]), ...dosSocios], motivo },
  )
}

export async function apresentarFicha(
  ctx: Ctx,
  tx: Tx,
  c: LinhaCliente,
): Promise<z.infer<typeof FichaDoCliente>> {
  const hotId = ctx.hotsite.id
  const aprovar = await julgarDocumentos(ctx, tx, c, 'aprovar')
  const divergir = await julgarDocumentos(ctx, tx, c, 'divergir', 'motivo dado')
  const pedido = await pedidoAberto(tx, hotId, c.id)
  const usuario = await tx
    .selectFrom('usuario')
    .select(['ultimoAcessoAt', 'uid', 'ativo'])
    .where('hotId', '=', hotId)
    .where('id', '=', c.usuId)
    .executeTakeFirst()
  const semPermissao = 'O seu papel não valida documentos'
  const valida = permite('cliente:validar', ctx.sessao)
  const inteira = await veDadosDoCliente(ctx, tx, c.uid)
  const ficha: z.infer<typeof FichaDoCliente> = {
    ...(await apresentarCliente(tx, hotId, c)),
    naturezaConhecida: naturezaConhecida(c),
    id: c.id,
    mascarado: false,
    nomeFazenda: c.nomeFazenda,
    ramo: c.ramo,
    comoConheceu: c.comoConheceu,
    unidoA: c.unidoA,
    motivoBloqueio: c.motivoBloqueio,
    exclusao: pedido ? { pedidoAt: iso(pedido.pedidoAt), executarAt: iso(pedido.executarAt) } : null,
    excluidoAt: iso(c.excluidoAt),
    observacaoInterna: c.observacaoInterna,
    limiteDeCompra: c.limiteDeCompra,
    credenciadoDetran: c.credenciadoDetran,
    lidera: await quantosLidera(tx, hotId, sql<{ usuId: number | null }>`select ${c.usuId}::int`),
    createdAt: iso(c.createdAt),
    ultimoAcessoAt: iso(usuario?.ultimoAcessoAt ?? null),
    contaUid:
      usuario?.ativo && c.excluidoAt === null && permite('usuario:representar', ctx.sessao)
        ? usuario.uid
        : null,
    confirmacoes: situacaoDoCliente(c, ctx.hotsite),
    documentos: await apresentarDocumentos(tx, ctx.hotsite, c),
    logins: await entradasDaFicha(ctx, tx, c.usuId),
    pode: {
      aprovar: valida ? (aprovar.pode ? null : aprovar.motivo) : semPermissao,
      divergir: valida ? (divergir.pode ? null : divergir.motivo) : semPermissao,
      bloquear:
        c.excluidoAt !== null
          ? CONTA_EXCLUIDA
          : c.unidoA !== null
            ? unidoAoCadastro(c.unidoA)
            : permite('cliente:bloquear', ctx.sessao)
              ? null
              : 'O seu papel não bloqueia clientes',
      mostrar: !inteira && permite('cliente:mostrar', ctx.sessao),
      editar: inteira && c.excluidoAt === null && permite('cliente:editar', ctx.sessao),
      unir: inteira && c.excluidoAt === null && permite('cliente:unir', ctx.sessao),
    },
  }
  return inteira ? ficha : mascararFicha(ficha)
}
