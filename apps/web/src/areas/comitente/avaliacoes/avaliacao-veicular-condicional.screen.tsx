// What is known of a vehicle in a conditional sale, and what the house recommends to its consignor.
import {
  Alert,
  Anchor,
  Button,
  Card,
  Container,
  SimpleGrid,
  Skeleton,
  Stack,
  Table,
  Text,
  Textarea,
  Title,
} from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_COMITENTE } from '@martelo/contracts/core/telas/comitente.telas.ts'
import { formatarData, formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/ui/reais.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { EntradaDeReais } from '../../../kit/registro/entrada-de-reais.tsx'

type Lida = RespostaDe<Calls['GET /v1/lote/avaliacao-veicular-condicional/:uid']>

export default function TelaDaAvaliacaoCondicional() {
  const { uid = '' } = useParams()
  const quem = useQuem()
  const consultas = useQueryClient()
  const { data, error } = useQuery({
    queryKey: ['avaliacao-condicional', uid],
    queryFn: () => chamar('GET /v1/lote/avaliacao-veicular-condicional/:uid', { params: { uid } }),
  })
  if (error && !data)
    return (
      <Alert color="red" role="alert">
        {error.message}
      </Alert>
    )
  if (!data) return <Skeleton height={320} role="status" aria-label="Carregando" />
  const { lote } = data
  return (
    <Container size="md" px={0}>
      <title>Avaliação do veículo</title>
      <Stack>
        {permite(TELAS_COMITENTE.acompanharLeilao.permission, quem) && (
          <Anchor
            component={Link}
            to={caminho(TELAS_COMITENTE.acompanharLeilao, { leilaoUid: lote.leiUid })}
            size="sm"
          >
            {lote.leilao}
          </Anchor>
        )}
        <div>
          <Title order={1} size="h2">
            Avaliação do veículo
          </Title>
          <Text fw={600}>
            {lote.numero} · {lote.nome}
          </Text>
          <Text size="sm" c="dimmed">
            {[
              lote.leilao,
              lote.comitente,
              lote.anoModelo,
              lote.km !== null && `${lote.km.toLocaleString('pt-BR')} km`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </div>
        <Valores d={data} />
        {data.podeAvaliar ? (
          <Parecer
            key={data.avaliacao?.em}
            uid={uid}
            d={data}
            aoSalvar={() => void consultas.invalidateQueries({ queryKey: ['avaliacao-condicional', uid] })}
          />
        ) : (
          <Alert title="Recomendação da casa">
            {data.avaliacao === null
              ? 'A casa ainda não deu o seu parecer.'
              : `${formatarReais(data.avaliacao.valorRecomendado)}. ${data.avaliacao.parecer}`}
          </Alert>
        )}
        <Vendidos vendidos={data.vendidos} />
      </Stack>
    </Container>
  )
}

const PARA_COMPARAR: ReadonlySet<string> = new Set(['Reserva', 'FIPE', 'Mercado'])

function Valores({ d }: { readonly d: Lida }) {
  const itens: readonly (readonly [string, number | null])[] = [
    ['Lance', d.lance],
    ...(d.valorVendido === null ? [] : [['Vendido por', d.valorVendido] as const]),
    ['Reserva', d.reserva],
    ['FIPE', d.fipe],
    ['Mercado', d.mercado],
  ]
  return (
    <SimpleGrid cols={{ base: 2, sm: itens.length }} spacing="sm">
      {itens.map(([rotulo, v]) => (
        <Card key={rotulo} withBorder padding="sm">
          <Text size="sm" c="dimmed">
            {rotulo}
          </Text>
          <Text fw={700} className="numeros">
            {v === null ? '—' : formatarReais(v)}
          </Text>
          {PARA_COMPARAR.has(rotulo) && v !== null && v > 0 && d.lance !== null && (
            <Text size="xs" c="dimmed">
              lance é {Math.round((d.lance / v) * 100)}%
            </Text>
          )}
        </Card>
      ))}
    </SimpleGrid>
  )
}

function Parecer(p: { readonly uid: string; readonly d: Lida; aoSalvar(): void }) {
  const { avaliacao } = p.d
  const [valor, setValor] = useState<number | null>(avaliacao?.valorRecomendado ?? null)
  const [parecer, setParecer] = useState(avaliacao?.parecer ?? '')
  const [enviando, setEnviando] = useState(false)
  const salvar = async () => {
    if (valor === null) return
    setEnviando(true)
    try {
      await chamar('PUT /v1/lote/avaliacao-veicular-condicional/:uid', {
        params: { uid: p.uid },
        body: { valorRecomendado: valor, parecer },
      })
      avisarSucesso('Salvo com sucesso')
      p.aoSalvar()
    } catch (e) {
      avisarErro(e)
    } finally {
      setEnviando(false)
    }
  }
  return (
    <form
      onSubmit={(e) => {
        e.preventDefault()
        void salvar()
      }}
    >
      <Stack>
        <EntradaDeReais
          label="Valor recomendado"
          description="O comitente vê este valor e o parecer ao lado do lance"
          required
          value={valor}
          onValueChange={setValor}
        />
        <Textarea
          label="Parecer"
          required
          maxLength={2000}
          autosize
          minRows={3}
          value={parecer}
          onChange={(e) => setParecer(e.currentTarget.value)}
        />
        {avaliacao !== null && (
          <Text size="xs" c="dimmed">
            {avaliacao.quem} em {formatarDataHora(Date.parse(avaliacao.em))}
          </Text>
        )}
        <Button type="submit" loading={enviando} disabled={valor === null || parecer.trim() === ''}>
          Salvar o parecer
        </Button>
      </Stack>
    </form>
  )
}

function Vendidos({ vendidos }: Pick<Lida, 'vendidos'>) {
  if (vendidos.length === 0) return null
  return (
    <Table aria-label="Vendidos do mesmo modelo">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Vendido antes</Table.Th>
          <Table.Th>Data</Table.Th>
          <Table.Th ta="right">Arremate</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {vendidos.map((v) => (
          <Table.Tr key={`${v.nome} ${v.data}`}>
            <Table.Td>{[v.nome, v.anoModelo].filter(Boolean).join(' ')}</Table.Td>
            <Table.Td>{formatarData(Date.parse(v.data))}</Table.Td>
            <Table.Td ta="right">{formatarReais(v.valor)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
