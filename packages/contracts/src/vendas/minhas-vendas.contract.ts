import { CHAVES_DE_FILTRO } from '@martelo/domain/vendas/filtros.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Venda } from './venda.schemas.ts'
import { textoLivre } from '../core/fields.ts'

export const minhasVendas = defineCall('GET /v1/leilao/vendas/buscar-venda/minhas-vendas', {
  summary: 'As compras do cliente, as mais novas primeiro; canceladas só quando pedidas',
  permission: 'compra:minha',
  query: z.object({
    sort: textoLivre().max(60).optional(),
    page: z.coerce.number().int().min(1, 'Página inválida').max(10_000).default(1),
    limit: z.coerce.number().int().min(1).max(50, 'No máximo 50 por página').default(10),
    filtro: z.enum(CHAVES_DE_FILTRO, { error: 'Filtro inválido' }).optional(),
    leiUid: z.uuid({ error: 'Leilão inválido' }).optional(),
    situacao: z
      .enum(['Cancelada', 'AguardandoPagamento', 'AguardandoValidacao', 'Fechada'], {
        error: 'Situação inválida',
      })
      .optional(),
    texto: textoLivre().max(80, 'Busca muito longa').optional(),
  }),
  reply: z.array(Venda),
  counted: true,
})
