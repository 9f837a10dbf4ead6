// Lots that a nickname won: the person is found among the clients, and the lot becomes his.
import {
  Alert,
  Badge,
  Button,
  Card,
  Group,
  Loader,
  Radio,
  Skeleton,
  Stack,
  Text,
  TextInput,
} from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { NaoCarregou } from '../../../kit/ficha/nao-carregou.tsx'

type Lote = RespostaDe<Calls['GET /v1/leilao/lotes/a-identificar']>[number]
const CHAVE = ['lotes-a-identificar']

export function AbaAIdentificar() {
  const { data, error, refetch } = useQuery({
    queryKey: CHAVE,
    queryFn: () => chamar('GET /v1/leilao/lotes/a-identificar'),
  })
  if (error && !data) return <NaoCarregou erro={error} refazer={refetch} />
  if (!data) return <Skeleton height={240} />
  if (data.length === 0)
    return (
      <Alert title="Ninguém a identificar">
        Lotes arrematados por um apelido do auditório aparecem aqui, até que se diga quem é a pessoa.
      </Alert>
    )
  return (
    <Stack>
      {data.map((l) => (
        <Identificar key={l.lelUid} l={l} />
      ))}
    </Stack>
  )
}

function Identificar({ l }: { l: Lote }) {
  const [aberto, setAberto] = useState(false)
  return (
    <Card withBorder>
      <Group justify="space-between" align="start">
        <div>
          <Text fw={650}>
            {l.numero} · {l.nome}
          </Text>
          <Text size="sm" c="dimmed">
            {l.leilao} · apelido {l.apelido}
            {l.cidade ? ` (${l.cidade})` : ''}
            {l.digitadoPor ? ` · lance digitado por ${l.digitadoPor}` : ''}
          </Text>
          <Group gap="xs" mt={4}>
            <Badge variant="light" color="orange" tt="none">
              até {formatarDataHora(Date.parse(l.prazo) - 60_000)}
            </Badge>
            {l.condicional && (
              <Badge variant="light" color="blue" tt="none">
                o comitente decide depois
              </Badge>
            )}
          </Group>
        </div>
        <Group>
          <Text fw={700} className="numeros">
            {formatarReais(l.valor)}
          </Text>
          <Button
            variant={aberto ? 'default' : 'filled'}
            onClick={() => setAberto(!aberto)}
            aria-expanded={aberto}
          >
            {aberto ? 'Fechar' : 'Identificar o comprador'}
          </Button>
        </Group>
      </Group>
      {aberto && <Escolha l={l} />}
    </Card>
  )
}

function Escolha({ l }: { l: Lote }) {
  const consultas = useQueryClient()
  const [texto, setTexto] = useState('')
  const [busca] = useDebouncedValue(texto, 300)
  const [cliUid, setCliUid] = useState('')
  const [enviando, setEnviando] = useState(false)
  const { data, isFetching } = useQuery({
    queryKey: [...CHAVE, l.lelUid, busca],
    queryFn: () =>
      chamar('GET /v1/leilao/lotes/:lelUid/compradores', { params: { lelUid: l.lelUid }, query: { busca } }),
    placeholderData: (antes) => antes,
  })
  const identificar = async (): Promise<void> => {
    setEnviando(true)
    try {
      const r = await chamar('POST /v1/leilao/lotes/:lelUid/identificar-cliente', {
        params: { lelUid: l.lelUid },
        body: { cliUid },
      })
      avisarSucesso(
        r.situacao === 'CONDICIONAL'
          ? 'Comprador identificado; o comitente foi avisado'
          : 'Comprador identificado; a venda foi gerada',
      )
      await consultas.invalidateQueries({ queryKey: CHAVE })
    } catch (e) {
      avisarErro(e)
    } finally {
      setEnviando(false)
    }
  }
  return (
    <Stack mt="md" gap="sm">
      <TextInput
        label="Quem arrematou"
        placeholder="Nome, apelido, e-mail, CPF ou CNPJ"
        value={texto}
        onChange={(e) => setTexto(e.currentTarget.value)}
        rightSection={isFetching ? <Loader size="xs" /> : null}
        data-autofocus
      />
      {data?.length === 0 && (
        <Text size="sm" c="dimmed">
          Nenhum cliente com esta busca. Quem não tem cadastro precisa fazê-lo e enviar os documentos.
        </Text>
      )}
      <Radio.Group value={cliUid} onChange={setCliUid} aria-label={`Comprador do lote ${l.numero}`}>
        <Stack gap="xs">
          {data?.map((c) => (
            <Radio
              key={c.cliUid}
              value={c.cliUid}
              disabled={c.impedimento !== null}
              label={`${c.nome} (${c.apelido})`}
              description={[c.documento, c.impedimento].filter(Boolean).join(' · ')}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Group justify="end">
        <Button disabled={cliUid === ''} loading={enviando} onClick={() => void identificar()}>
          Confirmar o comprador
        </Button>
      </Group>
    </Stack>
  )
}
