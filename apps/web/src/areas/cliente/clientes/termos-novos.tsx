// A version of the house's terms that came into force since the client agreed: read here and accepted. It stands above
// every page of his area and hides none of them: he must reach his purchases either way.
import { Alert, Button, Checkbox, Group, ScrollArea, Stack, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { CHAVE_DOS_TERMOS, NOME_DO_TERMO } from './termos-da-casa.ts'

type Termo = RespostaDe<Calls['GET /v1/cliente/termos']>[number]

export function TermosAAceitar() {
  const consultas = useQueryClient()
  const [aberto, setAberto] = useState(false)
  const [li, setLi] = useState(false)
  const [registrando, setRegistrando] = useState(false)
  const { data } = useQuery({
    queryKey: [...CHAVE_DOS_TERMOS, 'a-aceitar'],
    queryFn: () => chamar('GET /v1/cliente/termos'),
    staleTime: 10 * 60_000,
  })
  if (data === undefined || data.length === 0) return null
  const aceitar = (): void => {
    setRegistrando(true)
    chamar('POST /v1/cliente/termos', { body: { versoes: data.map((v) => v.uid) } })
      .then(() => {
        avisarSucesso('Aceite registrado')
        return consultas.invalidateQueries({ queryKey: CHAVE_DOS_TERMOS })
      })
      .catch(avisarErro)
      .finally(() => setRegistrando(false))
  }
  const nomes = data.map((v) => `${NOME_DO_TERMO[v.documento]} (versão ${v.numero})`).join(' e ')
  return (
    <Alert mb="md" title={`Há uma versão nova: ${nomes}`} role="region" aria-label="Termos a aceitar">
      <Stack gap="sm">
        {data.map((v) => (
          <Mudancas key={v.uid} v={v} />
        ))}
        {aberto &&
          data.map((v) => (
            <div key={v.uid}>
              <Text fw={600} size="sm">
                {NOME_DO_TERMO[v.documento]}, em vigor desde {formatarDia(v.vigenteDesde)}
              </Text>
              <ScrollArea.Autosize
                mah={240}
                tabIndex={0}
                role="region"
                aria-label={NOME_DO_TERMO[v.documento]}
              >
                <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
                  {v.texto}
                </Text>
              </ScrollArea.Autosize>
            </div>
          ))}
        {aberto ? (
          <Group>
            <Checkbox label="Li e aceito" checked={li} onChange={(e) => setLi(e.currentTarget.checked)} />
            <Button disabled={!li} loading={registrando} onClick={aceitar}>
              Registrar o aceite
            </Button>
          </Group>
        ) : (
          <Group>
            <Button variant="default" onClick={() => setAberto(true)}>
              Ler e aceitar
            </Button>
          </Group>
        )}
      </Stack>
    </Alert>
  )
}

/** What changed since he agreed, in the house's words: read without opening the whole text. */
function Mudancas({ v }: { v: Termo }) {
  if (v.mudancas.length === 0) return null
  return (
    <div>
      <Text fw={600} size="sm">
        {`O que mudou: ${NOME_DO_TERMO[v.documento]}`}
      </Text>
      {v.mudancas.map((m) => (
        <Text key={m.numero} size="sm" style={{ whiteSpace: 'pre-line' }}>
          {v.mudancas.length > 1 && `Versão ${m.numero}: `}
          {m.texto}
        </Text>
      ))}
    </div>
  )
}
