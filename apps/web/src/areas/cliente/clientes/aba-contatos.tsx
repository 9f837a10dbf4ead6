// The two contacts that are confirmed by a code. Another address is written to first, and counts when the code comes back.
import {
  Alert,
  Badge,
  Button,
  Card,
  Group,
  PinInput,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core'
import { formatarTelefone } from '@martelo/domain/comum/identificadores/telefone.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { CHAVE_DO_PERFIL, type Perfil, useEnvio } from './perfil-lido.ts'

export function AbaContatos({ c }: { c: Perfil }) {
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      <Contato canal="email" titulo="E-mail" atual={c.email} confirmado={c.emailConfirmado} />
      <Contato
        canal="telefone"
        titulo="Celular"
        atual={c.telefone1 ? formatarTelefone(c.telefone1) : ''}
        confirmado={c.telefoneConfirmado}
      />
    </SimpleGrid>
  )
}

interface Props {
  readonly canal: 'email' | 'telefone'
  readonly titulo: string
  readonly atual: string
  readonly confirmado: boolean
}

function Contato({ canal, titulo, atual, confirmado }: Props) {
  const consultas = useQueryClient()
  const [destino, setDestino] = useState(atual)
  const [enviadoPara, setEnviadoPara] = useState<string | null>(null)
  const recarregar = () => consultas.invalidateQueries({ queryKey: CHAVE_DO_PERFIL })
  const envio = useEnvio(async () => {
    const r = await chamar('POST /v1/cliente/confirmacoes/enviar-codigo', { body: { canal, destino } })
    setEnviadoPara(r.destino)
    await recarregar()
  })
  return (
    <Card withBorder>
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h5">
          {titulo}
        </Title>
        <Badge variant="light" tt="none" color={confirmado ? 'teal' : 'orange'}>
          {confirmado ? 'Confirmado' : 'A confirmar'}
        </Badge>
      </Group>
      <form onSubmit={envio.aoEnviar}>
        <Stack gap="sm">
          <TextInput
            label={canal === 'email' ? 'Endereço' : 'Número com DDD'}
            type={canal === 'email' ? 'email' : 'tel'}
            autoComplete={canal === 'email' ? 'email' : 'tel'}
            value={destino}
            onChange={(e) => setDestino(e.currentTarget.value)}
            error={envio.campos.destino}
          />
          {canal === 'email' && (
            <Text size="sm" c="dimmed">
              É também o seu acesso: ao trocar, passe a entrar com o novo e-mail.
            </Text>
          )}
          {envio.falha && (
            <Alert color="red" role="alert">
              {envio.falha}
            </Alert>
          )}
          {confirmado && destino === atual ? (
            <Text size="sm" c="dimmed">
              Para trocar, escreva o novo aqui: enviamos um código para ele.
            </Text>
          ) : (
            <Group>
              <Button type="submit" variant="default" loading={envio.enviando}>
                {destino === atual ? 'Enviar o código' : 'Trocar e enviar o código'}
              </Button>
            </Group>
          )}
        </Stack>
      </form>
      {enviadoPara && !confirmado && (
        <Confirmar canal={canal} destino={enviadoPara} aoConfirmar={() => void recarregar()} />
      )}
    </Card>
  )
}

function Confirmar(p: { canal: Props['canal']; destino: string; aoConfirmar: () => void }) {
  const [codigo, setCodigo] = useState('')
  const f = useEnvio(async () => {
    await chamar('POST /v1/cliente/confirmacoes/confirmar-codigo', { body: { canal: p.canal, codigo } })
    avisarSucesso('Contato confirmado')
    p.aoConfirmar()
  })
  return (
    <form onSubmit={f.aoEnviar}>
      <Stack gap="sm" mt="md">
        <Text size="sm">Digite o código de seis números enviado para {p.destino}.</Text>
        <PinInput
          length={6}
          type="number"
          oneTimeCode
          value={codigo}
          onChange={setCodigo}
          error={Boolean(f.campos.codigo)}
          aria-label="Código de confirmação"
        />
        {(f.campos.codigo ?? f.falha) && (
          <Text size="sm" c="red" role="alert">
            {f.campos.codigo ?? f.falha}
          </Text>
        )}
        <Group>
          <Button type="submit" loading={f.enviando} disabled={codigo.length < 6}>
            Confirmar
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
