// The auctions with lots of this person's consignors; what waits for an answer stands out.
import {
  Alert,
  Badge,
  Button,
  Card,
  Container,
  Group,
  Skeleton,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_COMITENTE } from '@martelo/contracts/core/telas/comitente.telas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { rotuloDoLeilao } from '@martelo/domain/leiloes/situacoes.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { formatarReais } from '@martelo/ui/reais.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamarContando } from '../../../core/api.ts'
import { useParametros } from '../../../core/parametros.ts'
import { NaoCarregou } from '../../../kit/ficha/nao-carregou.tsx'
import { Paginas } from '../../../kit/ficha/paginas.tsx'
import { usePerguntas } from '../../../parts/conversas/usar-perguntas.ts'

type Leilao = RespostaDe<Calls['GET /v1/comitentes/meus-leiloes']>[number]
const POR_PAGINA = 30

function useMeusLeiloes() {
  const [endereco, setEndereco] = useParametros()
  const pagina = Number(endereco.get('pagina') ?? 1) || 1
  const busca = endereco.get('busca') ?? ''
  const {
    data: lidos,
    error,
    isPending,
    refetch,
  } = useQuery({
    queryKey: ['leiloes-do-comitente', pagina, busca],
    queryFn: () =>
      chamarContando('GET /v1/comitentes/meus-leiloes', {
        query: { pagina, porPagina: POR_PAGINA, ...(busca === '' ? {} : { busca }) },
      }),
    refetchInterval: 30_000,
    placeholderData: keepPreviousData,
  })
  const mudar = (novos: { busca?: string; pagina?: number }) =>
    setEndereco((b) => {
      b.delete('pagina')
      if (novos.busca !== undefined) b.delete('busca')
      if (novos.busca) b.set('busca', novos.busca)
      if (novos.pagina && novos.pagina > 1) b.set('pagina', String(novos.pagina))
    })
  return { lidos, busca, pagina, error, isPending, refetch, mudar }
}

export default function LeiloesDoComitente() {
  const { lidos, busca, pagina, error, isPending, refetch, mudar } = useMeusLeiloes()
  const data = lidos?.valor
  // Without them the list is still the list.
  const { perguntas } = usePerguntas()
  const comPergunta = (leiUid: string) => perguntas?.filter((p) => p.leiUid === leiUid).length ?? 0
  return (
    <Container size="md" px={0}>
      <title>Meus leilões</title>
      <Stack>
        <Title order={1} size="h2">
          Meus leilões
        </Title>
        {error && <NaoCarregou erro={error} refazer={refetch} />}
        {isPending && <Skeleton height={120} radius="md" />}
        {lidos && (busca !== '' || lidos.total > POR_PAGINA) && <Procurar busca={busca} mudar={mudar} />}
        {data?.length === 0 &&
          (busca === '' ? (
            <Alert title="Nenhum leilão com lotes seus">
              Quando um lote seu entrar em leilão, ele aparece aqui.
            </Alert>
          ) : (
            <Alert title="Nenhum leilão encontrado">Mude o nome ou a data que procura.</Alert>
          ))}
        {data?.map((l) => (
          <UmLeilao key={l.uid} l={l} comPergunta={comPergunta(l.uid)} />
        ))}
        {lidos && (
          <Paginas
            total={lidos.total}
            porPagina={POR_PAGINA}
            pagina={pagina}
            aoMudar={(p) => mudar({ pagina: p })}
          />
        )}
      </Stack>
    </Container>
  )
}

function UmLeilao({ l, comPergunta }: { readonly l: Leilao; readonly comPergunta: number }) {
  return (
    <Card withBorder component="article">
      <Group justify="space-between">
        <div>
          <Group gap="xs">
            <Badge color={l.situacao === 'AO_VIVO' ? 'red' : 'gray'}>{rotuloDoLeilao(l.situacao)}</Badge>
            {l.aguardandoResposta > 0 && (
              <Badge color="blue">{quantos(l.aguardandoResposta, 'espera', 'esperam')} a sua resposta</Badge>
            )}
            {comPergunta > 0 && (
              <Badge color="blue" variant="light">
                {comPergunta} {comPergunta === 1 ? 'lote com pergunta' : 'lotes com perguntas'}
              </Badge>
            )}
          </Group>
          <Title order={2} size="h4" mt={4}>
            {l.nome}
          </Title>
          <Text size="sm" c="dimmed">
            {formatarDataHora(Date.parse(l.data))} · {quantos(l.lotes, 'lote', 'lotes')} · {l.comLance} com
            lance · {quantos(l.vendidos, 'vendido', 'vendidos')}
            {l.vendidos > 0 && ` por ${formatarReais(l.totalVendido)}`}
          </Text>
        </div>
        <IrAoLeilao uid={l.uid} encerrado={l.situacao === 'EXECUTADO'} />
      </Group>
    </Card>
  )
}

function Procurar(p: { readonly busca: string; mudar(novos: { busca: string }): void }) {
  const [texto, setTexto] = useState(p.busca)
  return (
    <form
      role="search"
      onSubmit={(e) => {
        e.preventDefault()
        p.mudar({ busca: texto.trim() })
      }}
    >
      <Group align="end">
        <TextInput
          label="Nome ou data do leilão"
          type="search"
          value={texto}
          onChange={(e) => setTexto(e.currentTarget.value)}
        />
        <Button type="submit" variant="default">
          Buscar
        </Button>
      </Group>
    </form>
  )
}

function IrAoLeilao({ uid, encerrado }: { uid: string; encerrado: boolean }) {
  return (
    <Group gap="xs">
      {encerrado && (
        <Button
          component={Link}
          variant="default"
          to={caminho(TELAS_COMITENTE.avaliacaoDoLeiloeiro, { uid })}
        >
          Avaliar o leiloeiro
        </Button>
      )}
      <Button
        component={Link}
        variant="default"
        to={caminho(TELAS_COMITENTE.boletosDoLeilao, { leilaoUid: uid })}
      >
        Boletos
      </Button>
      <Button component={Link} to={caminho(TELAS_COMITENTE.acompanharLeilao, { leilaoUid: uid })}>
        Acompanhar
      </Button>
    </Group>
  )
}
