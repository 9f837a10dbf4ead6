// All purchases of this client, the newest first; what the consignor still decides stands above them.
import { Alert, Button, Chip, Group, Pagination, Skeleton, Stack, TextInput, Title } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { CHAVES_DE_FILTRO, type ChaveDeFiltro } from '@martelo/domain/vendas/filtros.ts'
import { buttonLook } from '@martelo/ui/button.tsx'
import { IconReceipt } from '@martelo/ui/icones-de-ferramenta.tsx'
import { EmptyState } from '@martelo/ui/states.tsx'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { chamar, chamarContando } from '../../../core/api.ts'
import { usePalavras } from '../../../core/palavras-do-site.ts'
import { useParametros } from '../../../core/parametros.ts'
import { CHAVE_DAS_COMPRAS, useAvisosDasCompras } from '../../../parts/vendas/usar-venda.ts'
import { CartaoDaCompra } from './cartao-da-compra.tsx'
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
    queryKey: [...CHAVE_DAS_COMPRAS, 'lista', filtro, texto, page],
    queryFn: () =>
      chamarContando('GET /v1/leilao/vendas/buscar-venda/minhas-vendas', {
        query: { sort: '-id', page, limit: POR_PAGINA, filtro, texto: texto || undefined },
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
      <Group justify="space-between">
        <Cartoes filtro={filtro} mudar={(f) => mudar('filtro', f)} />
        <TextInput
          leftSection={<IconSearch size={16} aria-hidden />}
          placeholder="Veículo, lote, placa ou chassi"
          flex="1 1 16rem"
          maw={{ sm: 288 }}
          aria-label="Buscar nas minhas compras"
          defaultValue={texto}
          onChange={(e) => buscar(e.currentTarget.value)}
        />
      </Group>
      {lista.error && (
        <Alert color="red" title="Não foi possível carregar as compras" role="alert">
          {lista.error.message}{' '}
          <Button size="compact-sm" onClick={() => void lista.refetch()}>
            Tentar novamente
          </Button>
        </Alert>
      )}
      {lista.isPending && [1, 2, 3].map((n) => <Skeleton key={n} height={132} radius="lg" />)}
      {lista.data?.valor.map((v) => (
        <CartaoDaCompra key={v.uid} v={v} />
      ))}
      {lista.data?.valor.length === 0 && <Vazio filtrado={Boolean(filtro || texto)} />}
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

function Cartoes({ filtro, mudar }: { filtro: ChaveDeFiltro | undefined; mudar: (f: string) => void }) {
  const { data } = useQuery({
    queryKey: [...CHAVE_DAS_COMPRAS, 'estatisticas'],
    queryFn: () => chamar('GET /v1/leilao/vendas/buscar-venda/minhas-vendas-estatisticas'),
  })
  return (
    <Chip.Group value={filtro ?? ''} onChange={(f) => mudar(Array.isArray(f) ? '' : f)}>
      <Group gap="xs">
        <Chip value="">Todas</Chip>
        {data
          ?.filter((c) => c.key !== 'leilao')
          .map((c) => (
            <Chip key={c.key} value={c.key}>
              {c.nome} ({c.qtd})
            </Chip>
          ))}
      </Group>
    </Chip.Group>
  )
}
