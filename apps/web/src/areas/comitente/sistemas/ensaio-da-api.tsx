import { Alert, Button, Card, Code, Select, Stack, Text, Textarea, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import type { Operacao } from './operacao-da-api.ts'

const EXEMPLO = JSON.stringify(
  {
    simular: true,
    linhas: [
      {
        referencia: 'SIN-2026-001',
        tipoId: 1,
        marca: 'Fiat',
        modelo: 'Argo',
        anoFabricacao: 2021,
        anoModelo: 2022,
      },
    ],
  },
  null,
  2,
)
const RESPOSTA = JSON.stringify({ resposta: 'Liberada', sobre: 5_120_000 }, null, 2)
const exemploDe = (o: Operacao | undefined): string => (o?.caminho.endsWith('/resposta') ? RESPOSTA : EXEMPLO)

const nomeDe = (o: Operacao): string => `${o.metodo} ${o.caminho}`

type Partes = Readonly<Record<string, string>>
interface Resposta {
  readonly status: number
  readonly corpo: string
}

/** What of the path is filled in here. */
const partesDe = (o: Operacao | undefined): string[] =>
  [...(o?.caminho ?? '').matchAll(/\{(\w+)\}/g)].map((a) => a[1] ?? '')

async function pedir(o: Operacao, chave: string, corpo: string, partes: Partes): Promise<Resposta> {
  const onde = partesDe(o).reduce(
    (c, p) => c.replace(`{${p}}`, encodeURIComponent(partes[p]?.trim() ?? '')),
    o.caminho,
  )
  const r = await fetch(onde, {
    method: o.metodo,
    credentials: 'omit',
    headers: {
      authorization: `Bearer ${chave}`,
      ...(o.metodo === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(o.metodo === 'GET' ? {} : { body: corpo }),
  })
  const tipo = r.headers.get('content-type') ?? ''
  if (r.ok && !tipo.includes('json')) {
    const bytes = (await r.arrayBuffer()).byteLength
    return { status: r.status, corpo: `${tipo}, ${bytes} bytes` }
  }
  const texto = await r.text()
  try {
    return { status: r.status, corpo: JSON.stringify(JSON.parse(texto), null, 2) }
  } catch {
    return { status: r.status, corpo: texto }
  }
}

export function EnsaioDaApi({ operacoes }: { readonly operacoes: readonly Operacao[] }) {
  const [chave, setChave] = useState('')
  const [qual, setQual] = useState<string | null>(null)
  const [escrito, setEscrito] = useState<Partes>({})
  const [partes, setPartes] = useState<Partes>({})
  const [erro, setErro] = useState<string | null>(null)
  const [resposta, setResposta] = useState<Resposta | null>(null)
  const [pedindo, setPedindo] = useState(false)
  const operacao = operacoes.find((o) => nomeDe(o) === qual) ?? operacoes[0]
  const nome = operacao === undefined ? '' : nomeDe(operacao)
  const corpo = escrito[nome] ?? exemploDe(operacao)
  const faltam = partesDe(operacao).filter((p) => !partes[p]?.trim())
  const experimentar = async (): Promise<void> => {
    if (!chave.startsWith('mtk_test_')) return setErro('Cole uma chave de teste: ela começa com mtk_test_')
    if (operacao === undefined || faltam.length > 0) return
    setErro(null)
    setPedindo(true)
    try {
      setResposta(await pedir(operacao, chave.trim(), corpo, partes))
    } catch {
      setResposta(null)
      setErro('Sem resposta. Confira a conexão e tente de novo.')
    } finally {
      setPedindo(false)
    }
  }
  return (
    <Card withBorder component="section" aria-label="Experimentar">
      <Title order={2} size="h4" mb="xs">
        Experimentar
      </Title>
      <Stack>
        <TextInput
          label="Chave de teste"
          autoComplete="off"
          spellCheck={false}
          value={chave}
          error={erro}
          onChange={(e) => setChave(e.currentTarget.value)}
        />
        <Select
          label="Chamada"
          allowDeselect={false}
          data={operacoes.map(nomeDe)}
          value={nome || null}
          onChange={setQual}
        />
        {partesDe(operacao).map((p) => (
          <TextInput
            key={p}
            label={p}
            description="Como veio na lista"
            required
            spellCheck={false}
            value={partes[p] ?? ''}
            onChange={(e) => setPartes({ ...partes, [p]: e.currentTarget.value })}
          />
        ))}
        {operacao !== undefined && operacao.metodo !== 'GET' && (
          <Textarea
            label="Corpo (JSON)"
            autosize
            minRows={6}
            maxRows={20}
            spellCheck={false}
            value={corpo}
            onChange={(e) => setEscrito({ ...escrito, [nome]: e.currentTarget.value })}
          />
        )}
        <Button onClick={() => void experimentar()} loading={pedindo} disabled={faltam.length > 0}>
          Enviar
        </Button>
        <div aria-live="polite">{resposta && <Respondido resposta={resposta} />}</div>
      </Stack>
    </Card>
  )
}

const Respondido = ({ resposta }: { readonly resposta: Resposta }) => (
  <Stack gap="xs">
    <Alert color={resposta.status < 300 ? 'green' : 'yellow'}>
      <Text>Resposta: HTTP {resposta.status}</Text>
    </Alert>
    <Code block tabIndex={0}>
      {resposta.corpo}
    </Code>
  </Stack>
)
