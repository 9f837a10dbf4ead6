// A version of the house's terms that came into force since the client agreed: read here and accepted. It stands above
// every page of his area and hides none of them: he must reach his purchases either way.
import { Alert, Button, Checkbox, Group, ScrollArea, Stack, Text } from '@mantine/core'
import { formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'

const CHAVE = ['termos-a-aceitar']
const NOME = { termos: 'Termos de uso', privacidade: 'Política de privacidade' } as const

export function TermosAAceitar() {
  const consultas = useQueryClient()
  const [aberto, setAberto] = useState(false)
  const [li, setLi] = useState(false)
  const [registrando, setRegistrando] = useState(false)
  const { data } = useQuery({
    queryKey: CHAVE,
    queryFn: () => chamar('GET /v1/cliente/termos'),
    staleTime: 10 * 60_000,
  })
  if (data === undefined || data.length === 0) return null
  const aceitar = (): void => {
    setRegistrando(true)
    chamar('POST /v1/cliente/termos', { body: { versoes: data.map((v) => v.uid) } })
      .then(() => {
        avisarSucesso('Aceite registrado')
        return consultas.invalidateQueries({ queryKey: CHAVE })
      })
      .catch(avisarErro)
      .finally(() => setRegistrando(false))
  }
  const nomes = data.map((v) => `${NOME[v.documento]} (versão ${v.numero})`).join(' e ')
  return (
    <Alert mb="md" title={`Há uma versão nova: ${nomes}`} role="region" aria-label="Termos a aceitar">
      <Stack gap="sm">
        {aberto &&
          data.map((v) => (
            <div key={v.uid}>
              <Text fw={600} size="sm">
                {NOME[v.documento]}, em vigor desde {formatarDia(v.vigenteDesde)}
              </Text>
              <ScrollArea.Autosize mah={240} tabIndex={0} role="region" aria-label={NOME[v.documento]}>
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
