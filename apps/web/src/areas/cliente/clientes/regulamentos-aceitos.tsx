// What the person agreed to, auction by auction, as it stood then.
import { Anchor, Button, Card, List, Skeleton, Text, Title } from '@mantine/core'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_IMPRESSOS } from '@martelo/contracts/core/telas/impressos.telas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { com, maiuscula } from '@martelo/domain/hotsites/concordar.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamarContando } from '../../../core/api.ts'
import { usePalavras } from '../../../core/palavras-do-site.ts'

const DE_UMA_VEZ = 10
const NO_MAXIMO = 200

export function RegulamentosAceitos() {
  const p = usePalavras()
  const [quantos, setQuantos] = useState(DE_UMA_VEZ)
  const { data, error, isFetching } = useQuery({
    queryKey: ['minhas-habilitacoes', quantos],
    queryFn: () =>
      chamarContando('GET /v1/cliente/habilitacoes', { query: { pagina: 1, porPagina: quantos } }),
    placeholderData: keepPreviousData,
  })
  return (
    <Card withBorder>
      <Title order={2} size="h5" mb="sm">
        O que você aceitou
      </Title>
      {error && (
        <Text c="red" size="sm" role="alert">
          {error.message}
        </Text>
      )}
      {!data && !error && <Skeleton h={80} aria-busy="true" />}
      {data?.total === 0 && (
        <Text size="sm" c="dimmed">
          {`Você ainda não aceitou ${com('nenhum', p.regulamento)}.`}
        </Text>
      )}
      <List listStyleType="none" spacing="sm">
        {data?.valor.map((h) => (
          <List.Item key={h.uid}>
            <Text size="sm" fw={600}>
              {h.leilao}
            </Text>
            <Text size="sm" c="dimmed">
              {[
                h.aceito ?? maiuscula(p.regulamento.um),
                `aceito em ${formatarDataHora(Date.parse(h.aceitoAt))}`,
                h.aceitoOutro && 'o texto mudou depois',
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            {h.aceito !== null && (
              <Anchor
                component={Link}
                size="sm"
                to={caminho(TELAS_IMPRESSOS.regulamentoAceito, { uid: h.uid })}
                aria-label={`Ler o que você aceitou: ${h.leilao}`}
              >
                Ler o que você aceitou
              </Anchor>
            )}
          </List.Item>
        ))}
      </List>
      {data && data.total > quantos && quantos < NO_MAXIMO && (
        <Button
          mt="sm"
          w="fit-content"
          size="xs"
          variant="default"
          loading={isFetching}
          onClick={() => setQuantos(Math.min(quantos + DE_UMA_VEZ * 2, NO_MAXIMO))}
        >
          Ver mais
        </Button>
      )}
    </Card>
  )
}
