// Bank statements and settlement spreadsheets: a file in, its lines with what each may be, and a person who confirms.
import {
  Alert,
  Anchor,
  Badge,
  Button,
  Card,
  FileButton,
  Group,
  SegmentedControl,
  Stack,
  Text,
  Title,
} from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarDataHora, formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { ErrorState } from '@martelo/ui/states.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamar, enviar } from '../../../core/api.ts'
import { avisarErro } from '../../../core/mantine/avisos.ts'
import { useParametros } from '../../../core/parametros.ts'
import { LinhaDoExtrato } from './linha-do-extrato.tsx'

type Extrato = RespostaDe<Calls['GET /v1/extratos/:uid']>
const NOMES = { OFX: 'Extrato OFX', CSV: 'Extrato CSV', PLANILHA: 'Planilha de acerto' }

export default function Extratos() {
  const [params, setParams] = useParametros()
  const uid = params.get('extrato')
  const abrir = (novo: string | null): void =>
    setParams((p) => {
      if (novo === null) p.delete('extrato')
      else p.set('extrato', novo)
      return p
    })
  return (
    <Stack>
      <title>Extratos e planilhas</title>
      <Title order={1} size="h2">
        Extratos e planilhas
      </Title>
      {uid === null ? <Lista abrir={abrir} /> : <UmExtrato uid={uid} aoVoltar={() => abrir(null)} />}
    </Stack>
  )
}

function Lista({ abrir }: { abrir: (uid: string) => void }) {
  const consultas = useQueryClient()
  const [conteudo, setConteudo] = useState<'extrato' | 'planilha'>('extrato')
  const [lendo, setLendo] = useState(false)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['extratos'],
    queryFn: () => chamar('GET /v1/extratos'),
  })
  const mandar = async (arquivo: File | null): Promise<void> => {
    if (arquivo === null) return
    setLendo(true)
    try {
      const e = await enviar('POST /v1/extratos', [arquivo], { body: { conteudo } })
      consultas.setQueryData(['extrato', e.uid], e)
      void consultas.invalidateQueries({ queryKey: ['extratos'] })
      abrir(e.uid)
    } catch (e) {
      avisarErro(e)
    } finally {
      setLendo(false)
    }
  }
  return (
    <>
      <Card withBorder>
        <Group>
          <SegmentedControl
            aria-label="O que o arquivo traz"
            value={conteudo}
            onChange={(v) => setConteudo(v === 'planilha' ? 'planilha' : 'extrato')}
            data={[
              { value: 'extrato', label: 'Extrato do banco' },
              { value: 'planilha', label: 'Planilha de acerto' },
            ]}
          />
          <FileButton onChange={(a) => void mandar(a)} accept=".ofx,.csv,.xlsx,.txt">
            {(props) => (
              <Button {...props} loading={lendo}>
                Escolher arquivo
              </Button>
            )}
          </FileButton>
        </Group>
        <Text size="sm" c="dimmed" mt="xs">
          {conteudo === 'extrato'
            ? 'OFX, ou CSV com as colunas Data, Histórico e Valor. Nada é confirmado sem você.'
            : 'XLSX ou CSV com as colunas Venda e Valor. Cada linha vira uma diferença de planilha, depois de você confirmar.'}
        </Text>
      </Card>
      {error && (
        <ErrorState description={error.message} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data?.length === 0 && <Text c="dimmed">Nenhum arquivo lido ainda.</Text>}
      {data?.map((e) => (
        <Card key={e.uid} withBorder padding="sm">
          <Group justify="space-between">
            <div>
              <Anchor component="button" type="button" onClick={() => abrir(e.uid)}>
                {e.nome}
              </Anchor>
              <Text size="sm" c="dimmed">
                {NOMES[e.tipo]} · {formatarDataHora(Date.parse(e.criadoAt))} · {e.total} entradas
              </Text>
            </div>
            <Badge color={e.abertas > 0 ? 'yellow' : 'green'}>
              {e.abertas > 0 ? `${e.abertas} a conferir` : 'Conferido'}
            </Badge>
          </Group>
        </Card>
      ))}
    </>
  )
}

function UmExtrato({ uid, aoVoltar }: { uid: string; aoVoltar: () => void }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['extrato', uid],
    queryFn: () => chamar('GET /v1/extratos/:uid', { params: { uid } }),
  })
  return (
    <>
      <div>
        <Button variant="default" onClick={aoVoltar}>
          Voltar aos arquivos
        </Button>
      </div>
      {error && (
        <ErrorState description={error.message} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data && <Resumo e={data} />}
      {data?.linhas.map((l) => (
        <LinhaDoExtrato key={l.uid} l={l} extrato={uid} />
      ))}
    </>
  )
}

function Resumo({ e }: { e: Extrato }) {
  const soma = e.linhas.reduce((t, l) => t + l.valor, 0)
  const dias = e.linhas.map((l) => l.dia).sort((a, b) => a.localeCompare(b))
  const [primeiro, ultimo] = [dias[0], dias.at(-1)]
  return (
    <>
      <Title order={2} size="h4">
        {e.nome}
      </Title>
      <Text size="sm">
        {NOMES[e.tipo]} · {e.linhas.length} entradas · {formatarReais(soma)}
        {primeiro && ultimo && ` · de ${formatarDia(primeiro)} a ${formatarDia(ultimo)}`}
        {e.repetidas > 0 && ` · ${e.repetidas} já tinham vindo em outro arquivo`}
        {' · '}
        <Anchor component={Link} to={caminho(TELAS_RETAGUARDA.vendas)} inherit>
          Abrir as vendas
        </Anchor>
      </Text>
      {e.erros.length > 0 && (
        <Alert color="red" title={`${e.erros.length} linhas não foram lidas`}>
          {e.erros.slice(0, 20).map((x) => (
            <div key={`${x.linha}-${x.campo}`}>
              Linha {x.linha}, {x.campo}: {x.erro}
            </div>
          ))}
        </Alert>
      )}
    </>
  )
}
