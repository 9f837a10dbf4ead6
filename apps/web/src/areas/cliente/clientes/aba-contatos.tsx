// The two contacts that are confirmed by a code. Another address is written to first, and counts when the code comes back.
import {
  Alert,
  Badge,
  Button,
  Card,
  Group,
  PasswordInput,
  PinInput,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core'
import { formatarTelefone } from '@martelo/domain/comum/identificadores/telefone.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useEspera } from '../../../kit/formulario/usar-espera.ts'
import { useEnvioCurto } from '../../../kit/formulario/usar-envio-curto.ts'
import { CHAVE_DO_PERFIL, type Perfil } from './perfil-lido.ts'

export function AbaContatos({ c }: { c: Perfil }) {
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      <Contato key={c.email} canal="email" titulo="E-mail" atual={c.email} confirmado={c.emailConfirmado} />
      <Contato
        key={c.telefone1}
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

/** The state of one contact: the code under way, the wait until the next one, and what is typed. */
function useContato({ canal, atual }: Props) {
  const consultas = useQueryClient()
  const [destino, setDestino] = useState(atual)
  const [senha, setSenha] = useState('')
  const espera = useEspera()
  const { ate } = espera
  const situacao = useQuery({
    queryKey: [...CHAVE_DO_PERFIL, 'situacao'],
    queryFn: () => chamar('POST /v1/cliente/confirmacoes/consultar-situacao'),
  })
  const codigo = situacao.data?.codigos[canal]
  useEffect(() => ate(codigo?.proximoEnvio), [ate, codigo?.proximoEnvio])
  const recarregar = () => consultas.invalidateQueries({ queryKey: CHAVE_DO_PERFIL })
  const troca = destino !== atual
  const envio = useEnvioCurto(async () => {
    try {
      const corpo = troca ? { canal, destino, senha } : { canal }
      await chamar('POST /v1/cliente/confirmacoes/enviar-codigo', { body: corpo })
      setSenha('')
      await recarregar()
    } catch (e) {
      espera.ouvir(e)
      throw e
    }
  })
  const emUso = situacao.data?.[canal === 'email' ? 'emailEmUso' : 'telefoneEmUso'] ?? false
  return {
    destino,
    setDestino,
    senha,
    setSenha,
    espera,
    troca,
    envio,
    recarregar,
    emUso,
    esperando: codigo?.destino ?? null,
  }
}

function Contato(p: Props) {
  const { canal, titulo, confirmado } = p
  const k = useContato(p)
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
      <form onSubmit={k.envio.aoEnviar}>
        <Stack gap="sm">
          <TextInput
            label={canal === 'email' ? 'Endereço' : 'Número com DDD'}
            type={canal === 'email' ? 'email' : 'tel'}
            autoComplete={canal === 'email' ? 'email' : 'tel'}
            value={k.destino}
            onChange={(e) => k.setDestino(e.currentTarget.value)}
            error={k.envio.campos.destino}
          />
          {k.troca && <SenhaParaTrocar canal={canal} k={k} />}
          {k.envio.falha && k.espera.faltam === 0 && (
            <Alert color="red" role="alert">
              {k.envio.falha}
            </Alert>
          )}
          {confirmado && !k.troca ? (
            <Text size="sm" c="dimmed">
              Para trocar, escreva o novo aqui: enviamos um código para ele.
            </Text>
          ) : (
            <Group>
              <Button
                type="submit"
                variant="default"
                loading={k.envio.enviando}
                disabled={k.espera.faltam > 0}
              >
                {k.espera.rotulo(k.esperando ? 'Enviar outro código' : 'Enviar o código')}
              </Button>
            </Group>
          )}
        </Stack>
      </form>
      {k.esperando && (
        <Confirmar canal={canal} destino={k.esperando} aoConfirmar={() => void k.recarregar()} />
      )}
      {k.emUso && (
        <Text size="sm" c="dimmed" mt="sm">
          {EM_USO[canal]}
        </Text>
      )}
    </Card>
  )
}

function SenhaParaTrocar({ canal, k }: { canal: Props['canal']; k: ReturnType<typeof useContato> }) {
  return (
    <>
      <PasswordInput
        label="Sua senha"
        autoComplete="current-password"
        value={k.senha}
        onChange={(e) => k.setSenha(e.currentTarget.value)}
        error={k.envio.campos.senha}
      />
      <Text size="sm" c="dimmed">
        {DEPOIS[canal]}
      </Text>
    </>
  )
}

const DEPOIS = {
  email: 'O novo e-mail passa a valer, também para entrar, quando o código dele for confirmado.',
  telefone: 'O novo número passa a valer quando o código dele for confirmado.',
} as const
const EM_USO = {
  email:
    'O e-mail que você confirmou já é o acesso de outro cadastro. Fale com a equipe para juntar os dois.',
  telefone: 'Este número também foi confirmado em outro cadastro.',
} as const

function Confirmar(p: { canal: Props['canal']; destino: string; aoConfirmar: () => void }) {
  const [codigo, setCodigo] = useState('')
  const f = useEnvioCurto(async () => {
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
        {(f.campos.codigo ?? f.campos.destino ?? f.falha) && (
          <Text size="sm" c="red" role="alert">
            {f.campos.codigo ?? f.campos.destino ?? f.falha}
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
