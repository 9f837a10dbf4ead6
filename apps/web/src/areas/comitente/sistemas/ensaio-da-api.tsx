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
const nomeDe = (o: Operacao): string => `${o.metodo} ${o.caminho}`

interface Resposta {
  readonly status: number
  readonly corpo: string
}

async function pedir(o: Operacao, chave: string, corpo: string): Promise<Resposta> {
  const r = await fetch(o.caminho, {
    method: o.metodo,
    credentials: 'omit',
    headers: {
      authorization: `Bearer ${chave}`,
      ...(o.metodo === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(o.metodo === 'GET' ? {} : { body: corpo }),
  })
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
  const [corpo, setCorpo] = useState(EXEMPLO)
  const [erro, setErro] = useState<string | null>(null)
  const [resposta, setResposta] = useState<Resposta | null>(null)
  const [pedindo, setPedindo] = useState(false)
  const operacao = operacoes.find((o) => nomeDe(o) === qual) ?? operacoes[0]
  const experimentar = async (): Promise<void> => {
    if (!chave.startsWith('mtk_test_')) return setErro('Cole uma chave de teste: ela começa com mtk_test_')
    if (operacao === undefined) return
    setErro(null)
    setPedindo(true)
    try {
      setResposta(await pedir(operacao, chave.trim(), corpo))
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
          value={operacao === undefined ? null : nomeDe(operacao)}
          onChange={setQual}
        />
        {operacao !== undefined && operacao.metodo !== 'GET' && (
          <Textarea
            label="Corpo (JSON)"
            autosize
            minRows={6}
            maxRows={20}
            spellCheck={false}
            value={corpo}
            onChange={(e) => setCorpo(e.currentTarget.value)}
          />
        )}
        <Button onClick={() => void experimentar()} loading={pedindo}>
          Enviar
        </Button>
        <div aria-live="polite">
          {resposta && (
            <Stack gap="xs">
              <Alert color={resposta.status < 300 ? 'green' : 'yellow'}>
                <Text>Resposta: HTTP {resposta.status}</Text>
              </Alert>
              <Code block tabIndex={0}>
                {resposta.corpo}
              </Code>
            </Stack>
          )}
        </div>
      </Stack>
    </Card>
  )
}
