// How a person of the house signs the letters that his own acts send.
import { Card, Stack, Switch, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { useQuery } from '@tanstack/react-query'
import { chamar } from '../../../core/api.ts'
import { FichaCarregando, FichaComErro } from '../../../kit/ficha/ficha.tsx'
import { BarraDeSalvar } from '../../../kit/registro/barra-de-salvar.tsx'
import { CampoLongo, CampoTexto } from '../../../kit/registro/campos.tsx'
import { useRegistro } from '../../../kit/registro/usar-registro.ts'

type Assinatura = RespostaDe<Calls['GET /v1/assinatura-email']>

export default function TelaDaAssinatura() {
  const { data, error, refetch } = useQuery({
    queryKey: ['assinatura-email'],
    queryFn: () => chamar('GET /v1/assinatura-email'),
  })
  return (
    <>
      <title>Assinatura de e-mail</title>
      <Title order={1} size="h2" mb="xs">
        Assinatura de e-mail
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        Vai no fim dos e-mails que os seus atos enviam: a resposta a uma proposta, uma decisão, um boletim.
      </Text>
      {error ? (
        <FichaComErro erro={error} voltar="/admin" refazer={() => void refetch()} />
      ) : data ? (
        <Formulario lida={data} reler={refetch} />
      ) : (
        <FichaCarregando />
      )}
    </>
  )
}

function Formulario({
  lida: { versao, ...lido },
  reler,
}: {
  lida: Assinatura
  reler: () => Promise<unknown>
}) {
  const r = useRegistro({
    lido,
    versao,
    reler,
    salvar: async (d, v) => {
      await chamar('PUT /v1/assinatura-email', { body: { ...d, versao: v } })
      await reler()
    },
    mensagem: 'Assinatura salva',
  })
  const { nome, cargo, telefone, texto, ativa } = r.valores
  return (
    <Stack maw={640}>
      <Switch
        label="Usar a minha assinatura"
        checked={ativa}
        onChange={(e) => r.mudar('ativa', e.currentTarget.checked)}
      />
      <CampoTexto r={r} campo="nome" rotulo="Nome" obrigatorio />
      <CampoTexto r={r} campo="cargo" rotulo="Cargo" />
      <CampoTexto r={r} campo="telefone" rotulo="Telefone" />
      <CampoLongo r={r} campo="texto" rotulo="Mais uma linha" ajuda="Horário de atendimento, por exemplo." />
      <Card withBorder component="section" aria-label="Como aparece">
        <Text size="sm" c="dimmed" mb="xs">
          Como aparece
        </Text>
        <Text style={{ whiteSpace: 'pre-line' }}>
          {[nome, [cargo, telefone].filter(Boolean).join(' · '), texto].filter(Boolean).join('\n')}
        </Text>
      </Card>
      <BarraDeSalvar r={r} />
    </Stack>
  )
}
