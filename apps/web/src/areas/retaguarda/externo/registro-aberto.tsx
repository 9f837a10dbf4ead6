// One talk with an outside party, as it may be shown, and "enviar de novo".
import { Alert, Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { COR_DO_ENVIO, ROTULO_DO_ENVIO } from '@martelo/domain/externo/states.ts'
import { rotuloDaOperacao } from '@martelo/domain/integracoes/operacoes.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { COR_MANTINE } from '../../../parts/estados/cor.ts'
import { LadoDaConversa } from './lado-da-conversa.tsx'
import { ObjetoDaConversa } from './objeto-da-conversa.tsx'

const AVISO = { recebido: 'Na fila', processado: 'Tratado', falhou: 'Não foi tratado' } as const

export function RegistroAberto({ uid }: { uid: string }) {
  const { data: r, error } = useQuery({
    queryKey: ['registro-externo', uid],
    queryFn: () => chamar('GET /v1/externo/registros/:uid', { params: { uid } }),
  })
  if (error)
    return (
      <Alert color="red" role="alert">
        {error.message}
      </Alert>
    )
  if (!r) return <Skeleton height={320} />
  return (
    <Stack gap="sm">
      <Group gap="xs">
        <Badge variant="light" color={r.desfecho === 'ok' || r.desfecho === 'repetido' ? 'green' : 'red'}>
          {r.desfechoRotulo}
          {r.status === null ? '' : ` (${r.status})`}
        </Badge>
        {r.envio && (
          <Badge variant="outline" color={COR_MANTINE[COR_DO_ENVIO[r.envio.situacao]]}>
            {ROTULO_DO_ENVIO[r.envio.situacao]}
          </Badge>
        )}
        {r.aviso && <Badge variant="outline">{AVISO[r.aviso.situacao]}</Badge>}
      </Group>
      <Text size="sm">
        {r.parceiroTitulo}, {rotuloDaOperacao(r.operacao)}, {formatarDataHora(Date.parse(r.quando))},{' '}
        {r.duracaoMs.toLocaleString('pt-BR')} ms
        {r.tentativa !== null && `, ${r.tentativa}ª tentativa`}
      </Text>
      {r.objetoUid && (
        <Text size="sm" component="div">
          Sobre: <ObjetoDaConversa o={r} />
        </Text>
      )}
      {r.envio?.proximaAt && (
        <Text size="sm">Próxima tentativa: {formatarDataHora(Date.parse(r.envio.proximaAt))}</Text>
      )}
      {(r.erro ?? r.aviso?.erro) && <Alert color="red">{r.erro ?? r.aviso?.erro}</Alert>}
      <Reenvio uid={uid} impedimento={r.impedimento} aviso={r.aviso !== null} />
      <LadoDaConversa
        titulo={r.sentido === 'saida' ? 'Pedido' : 'Recebido'}
        linha={[r.metodo, r.endereco].filter(Boolean).join(' ')}
        cabecalhos={r.pedidoCabecalhos}
        corpo={r.pedidoCorpo}
      />
      <LadoDaConversa titulo="Resposta" linha="" cabecalhos={r.respostaCabecalhos} corpo={r.respostaCorpo} />
      <Text size="xs" c="dimmed">
        Segredos e dados pessoais não são guardados aqui.
      </Text>
    </Stack>
  )
}

function Reenvio({ uid, impedimento, aviso }: { uid: string; impedimento: string | null; aviso: boolean }) {
  const consultas = useQueryClient()
  const configura = permite('externo:configurar', useQuem())
  const [enviando, setEnviando] = useState(false)
  if (!configura) return null
  const enviar = async (): Promise<void> => {
    setEnviando(true)
    try {
      await chamar('POST /v1/externo/registros/:uid/reenviar', { params: { uid } })
      avisarSucesso('De volta à fila')
    } catch (e) {
      avisarErro(e)
    } finally {
      setEnviando(false)
      for (const queryKey of [['registro-externo', uid], ['registro-de-integracoes'], ['integracoes']])
        void consultas.invalidateQueries({ queryKey })
    }
  }
  return (
    <Stack gap={4} align="start">
      <Button loading={enviando} disabled={impedimento !== null} onClick={() => void enviar()}>
        {aviso ? 'Tratar de novo' : 'Enviar de novo'}
      </Button>
      {impedimento !== null && (
        <Text size="xs" c="dimmed">
          {impedimento}
        </Text>
      )}
    </Stack>
  )
}
