// Everything that the house tells people, by subject: what is on, and where it has words of its own.
import { Badge, Card, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { apresentarGrupo } from '@martelo/domain/avisos/apresentar-grupo.ts'
import { ROTULO_DO_CANAL, ROTULO_DO_PUBLICO } from '@martelo/domain/avisos/declarar-aviso.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { useMarca } from '../../../core/marca-atual.ts'
import { FichaCarregando, FichaComErro } from '../../../kit/ficha/ficha.tsx'

type Aviso = RespostaDe<Calls['GET /v1/configurar-notificacoes']>[number]
const chave = (t: string): string => t.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export default function TelaDosAvisosDaCasa() {
  const p = palavras(useMarca().tipo)
  const [busca, setBusca] = useState('')
  const { data, error, refetch } = useQuery({
    queryKey: ['avisos-da-casa'],
    queryFn: () => chamar('GET /v1/configurar-notificacoes'),
  })
  if (error) return <FichaComErro erro={error} voltar="/admin" refazer={() => void refetch()} />
  if (data === undefined) return <FichaCarregando />
  const achados = data.filter((a) => chave(`${a.nome} ${a.quando}`).includes(chave(busca.trim())))
  const grupos = [...Map.groupBy(achados, (a) => a.grupo)]
  return (
    <>
      <title>Textos dos avisos</title>
      <Title order={1} size="h2" mb="xs">
        Textos dos avisos
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        O que o sistema diz a cada pessoa, por quais canais e com quais palavras.
      </Text>
      <TextInput
        type="search"
        aria-label="Procurar aviso"
        placeholder="Procurar aviso"
        leftSection={<IconSearch size={16} aria-hidden />}
        value={busca}
        onChange={(e) => setBusca(e.currentTarget.value)}
        maw={420}
        mb="md"
      />
      {grupos.length === 0 && <Text>Nenhum aviso com estas palavras.</Text>}
      <Stack>
        {grupos.map(([grupo, avisos]) => (
          <Card withBorder key={grupo} component="section" aria-label={apresentarGrupo(grupo, p)}>
            <Title order={2} size="h4" mb="sm">
              {apresentarGrupo(grupo, p)}
            </Title>
            <Stack gap="md">
              {avisos.map((a) => (
                <Linha key={a.tipo} a={a} />
              ))}
            </Stack>
          </Card>
        ))}
      </Stack>
    </>
  )
}

function Linha({ a }: { a: Aviso }) {
  return (
    <div>
      <Group gap="xs">
        <Link to={caminho(TELAS_RETAGUARDA.avisoDaCasa, { id: a.tipo })}>{a.nome}</Link>
        {a.textoProprio && (
          <Badge variant="light" color="blue">
            Texto da casa
          </Badge>
        )}
        {a.canais.length === 0 && (
          <Badge variant="light" color="gray">
            Desligado
          </Badge>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {a.quando}
      </Text>
      <Text size="sm" c="dimmed">
        {[ROTULO_DO_PUBLICO[a.publico], ...a.canais.map((c) => ROTULO_DO_CANAL[c])].join(' · ')}
      </Text>
    </div>
  )
}
