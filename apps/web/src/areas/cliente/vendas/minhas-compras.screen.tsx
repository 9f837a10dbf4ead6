// All purchases of this client, the newest first; what the consignor still decides stands above them.
import { Pagination, Skeleton, Stack, Title } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { CHAVES_DE_FILTRO } from '@martelo/domain/vendas/filtros.ts'
import { buttonLook } from '@martelo/ui/button.tsx'
import { IconReceipt } from '@martelo/ui/icones-da-compra.tsx'
import { EmptyState } from '@martelo/ui/states.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { chamarContando } from '../../../core/api.ts'
import { usePalavras } from '../../../core/palavras-do-site.ts'
import { useParametros } from '../../../core/parametros.ts'
import { NaoCarregou } from '../../../kit/ficha/nao-carregou.tsx'
import { CHAVE_DAS_COMPRAS, useAvisosDasCompras } from '../../../parts/vendas/usar-venda.ts'
import { Carteira } from './carteira-do-cliente.tsx'
import { CartaoDaCompra } from './cartao-da-compra.tsx'
import { FiltrosDasCompras } from './filtros-das-compras.tsx'
import { LotesEmCondicional } from './lotes-em-condicional.tsx'
import { OfertasAMim } from './ofertas-a-mim.tsx'

const POR_PAGINA = 10

export function meta() {
  return [{ title: 'Minhas compras' }]
}

export default function TelaDasCompras() {
  useAvisosDasCompras()
  const [params, setParams] = useParametros()
  const filtro = CHAVES_DE_FILTRO.find((c) => c === params.get('filtro') && c !== 'leilao')
  const canceladas = params.get('situacao') === 'Cancelada'
  const leiUid = params.get('leilao') ?? ''
  const texto = params.get('texto') ?? ''
  const page = Math.max(1, Number(params.get('page')) || 1)
  const mudar = (nome: string, valor: string): void =>
    setParams(
      (novo) => {
        if (nome !== 'page') novo.delete('page')
        if (valor === '') novo.delete(nome)
        else novo.set(nome, valor)
      },
      { preventScrollReset: true },
    )
  const buscar = useDebouncedCallback((t: string) => mudar('texto', t), 300)
  const lista = useQuery({
    queryKey: [...CHAVE_DAS_COMPRAS, 'lista', filtro, canceladas, leiUid, texto, page],
    queryFn: () =>
      chamarContando('GET /v1/leilao/vendas/buscar-venda/minhas-vendas', {
        query: {
          sort: '-id',
          page,
          limit: POR_PAGINA,
          filtro: filtro ?? (leiUid ? 'leilao' : undefined),
          leiUid: leiUid || undefined,
          situacao: canceladas ? 'Cancelada' : undefined,
          texto: texto || undefined,
        },
      }),
    placeholderData: keepPreviousData,
  })
  const total = lista.data?.total ?? 0
  return (
    <Stack gap="lg">
      <Title order={1} size="h2">
        Minhas compras
      </Title>
      <OfertasAMim />
      <LotesEmCondicional />
      <Carteira />
      <FiltrosDasCompras
        filtro={canceladas ? 'canceladas' : (filtro ?? '')}
        leiUid={leiUid}
        texto={texto}
        mudarFiltro={(f) =>
          setParams(
            (novo) => {
              for (const nome of ['filtro', 'situacao', 'page']) novo.delete(nome)
              if (f === 'canceladas') novo.set('situacao', 'Cancelada')
              else if (f !== '') novo.set('filtro', f)
            },
            { preventScrollReset: true },
          )
        }
        mudarLeilao={(l) => mudar('leilao', l)}
        buscar={buscar}
      />
      {lista.error && (
        <NaoCarregou
          titulo="Não foi possível carregar as compras"
          erro={lista.error}
          refazer={lista.refetch}
        />
      )}
      {lista.isPending && [1, 2, 3].map((n) => <Skeleton key={n} height={132} radius="lg" />)}
      {lista.data?.valor.map((v) => (
        <CartaoDaCompra key={v.uid} v={v} />
      ))}
      {lista.data?.valor.length === 0 && (
        <Vazio filtrado={Boolean(filtro || texto || canceladas || leiUid)} />
      )}
      {total > POR_PAGINA && (
        <Pagination
          total={Math.ceil(total / POR_PAGINA)}
          value={page}
          onChange={(p) => mudar('page', String(p))}
          getControlProps={(c) => ({
            'aria-label': { next: 'Próxima', previous: 'Anterior', first: 'Primeira', last: 'Última' }[c],
          })}
        />
      )}
    </Stack>
  )
}

function Vazio({ filtrado }: { filtrado: boolean }) {
  const p = usePalavras()
  return (
    <EmptyState
      icon={IconReceipt}
      title={filtrado ? 'Nada com este filtro' : 'Você ainda não comprou nada'}
      description={
        filtrado
          ? 'Troque o filtro ou as palavras da busca.'
          : `O que você ${p.arrematar} aparece aqui, com pagamento, retirada e documentos.`
      }
      actions={
        <Link to={filtrado ? '/cliente/compras' : '/leilao'} {...buttonLook({ variant: 'primary' })}>
          {filtrado ? 'Ver todas as compras' : `Ver os ${p.lote.varios}`}
        </Link>
      }
    />
  )
}
