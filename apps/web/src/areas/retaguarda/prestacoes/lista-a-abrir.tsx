// Consignors whose lots were sold and paid, and stand in no statement yet.
import { Alert, Button, Card, Group, Skeleton, Stack, Text } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarData } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { avisarErro } from '../../../core/mantine/avisos.ts'
import { useQuem } from '../../../core/marca-atual.ts'

export function ListaAAbrir() {
  const navegar = useNavigate()
  const faz = permite('prestacao:fazer', useQuem())
  const [abrindo, setAbrindo] = useState<string | null>(null)
  const { data, error } = useQuery({
    queryKey: ['prestacoes-a-abrir'],
    queryFn: () => chamar('GET /v1/prestacoes/a-abrir'),
  })
  const abrir = (leiUid: string, comUid: string): void => {
    setAbrindo(`${leiUid} ${comUid}`)
    chamar('POST /v1/prestacoes', { body: { leiUid, comUid } })
      .then(({ uid }) => navegar(caminho(TELAS_RETAGUARDA.prestacao, { uid })))
      .catch(avisarErro)
      .finally(() => setAbrindo(null))
  }
  if (error)
    return (
      <Alert color="red" role="alert">
        {error.message}
      </Alert>
    )
  if (data === undefined) return <Skeleton height={160} />
  if (data.length === 0) return <Text>Tudo o que foi vendido e pago já está em prestação de contas.</Text>
  return (
    <Stack>
      {data.map((p) => {
        const chave = `${p.leiUid} ${p.comUid}`
        return (
          <Card withBorder key={chave}>
            <Group justify="space-between">
              <div>
                <Text fw={600}>{p.comitente}</Text>
                <Text size="sm" c="dimmed">
                  {`${p.leilao} · ${formatarData(Date.parse(p.leilaoData))}`}
                </Text>
                <Text size="sm">
                  {`${quantos(p.lotes, 'lote pago', 'lotes pagos')} · ${formatarReais(p.vendido)}`}
                </Text>
              </div>
              {faz && (
                <Button
                  variant="default"
                  loading={abrindo === chave}
                  onClick={() => abrir(p.leiUid, p.comUid)}
                  aria-label={`Abrir prestação de ${p.comitente}, ${p.leilao}`}
                >
                  Abrir prestação
                </Button>
              )}
            </Group>
          </Card>
        )
      })}
    </Stack>
  )
}
