// Authorising (which carrier, for how much, with what each would cost beside it) and planning (when, by which driver).
import { Button, Modal, Radio, Stack, Text, TextInput } from '@mantine/core'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { MOTORISTA } from '@martelo/contracts/remocoes/motorista.cadastro.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { Seletor } from '../../../kit/cadastro/seletor.tsx'
import { EntradaDeReais } from '../../../kit/registro/entrada-de-reais.tsx'
import { FalhaAoEnviar, useFalha } from '../../../kit/formulario/falha-ao-enviar.tsx'
import type { Remocao } from './remocao-lida.ts'

interface Props {
  readonly r: Remocao
  readonly aoFechar: () => void
  readonly aoSalvar: () => Promise<void>
}

export function AutorizarRemocao({ r, aoFechar, aoSalvar }: Props) {
  const [traUid, setTraUid] = useState<string | null>(r.traUid)
  const [valor, setValor] = useState<number | null>(r.valorSugerido)
  const [falha, tentar, enviando] = useFalha()
  const { data: sugestoes } = useQuery({
    queryKey: ['remocao', r.uid, 'valor-sugerido'],
    queryFn: () => chamar('GET /v1/remocoes/:uid/valor-sugerido', { params: { uid: r.uid } }),
  })
  const salvar = async (): Promise<void> => {
    await chamar('POST /v1/remocoes/:uid/mover', {
      params: { uid: r.uid },
      body: { evento: 'autorizar', traUid, valor, versao: r.versao },
    })
    avisarSucesso('Remoção autorizada')
    await aoSalvar()
    aoFechar()
  }
  return (
    <Modal
      opened
      onClose={aoFechar}
      title="Autorizar a remoção"
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      <form
        onSubmit={(e) => {
          e.preventDefault()
          void tentar(salvar)
        }}
      >
        <Stack gap="sm">
          <Radio.Group
            label="Transportadora"
            withAsterisk
            value={traUid}
            error={falha?.campos.traUid}
            onChange={(uid) => {
              setTraUid(uid)
              setValor(sugestoes?.find((s) => s.traUid === uid)?.valor ?? valor)
            }}
          >
            <Stack gap="xs" mt="xs">
              {sugestoes?.map((s) => (
                <Radio
                  key={s.traUid}
                  value={s.traUid}
                  label={s.transportadora}
                  description={[s.valor !== null && formatarReais(s.valor), s.porque]
                    .filter(Boolean)
                    .join(', ')}
                />
              ))}
              {sugestoes?.length === 0 && (
                <Text size="sm" c="dimmed">
                  Cadastre uma transportadora antes.
                </Text>
              )}
            </Stack>
          </Radio.Group>
          <EntradaDeReais
            label="Valor combinado"
            value={valor}
            onValueChange={setValor}
            error={falha?.campos.valor}
          />
          <FalhaAoEnviar falha={falha} />
          <Button type="submit" loading={enviando}>
            Autorizar
          </Button>
        </Stack>
      </form>
    </Modal>
  )
}

export function AgendarRemocao({ r, aoFechar, aoSalvar }: Props) {
  const [previstaEm, setPrevistaEm] = useState(r.previstaEm ?? '')
  const [motUid, setMotUid] = useState<string | null>(r.motUid)
  const [falha, tentar, enviando] = useFalha()
  const salvar = async (): Promise<void> => {
    await chamar('POST /v1/remocoes/:uid/mover', {
      params: { uid: r.uid },
      body: { evento: 'agendar', motUid, previstaEm: previstaEm || null, versao: r.versao },
    })
    avisarSucesso('Coleta agendada')
    await aoSalvar()
    aoFechar()
  }
  return (
    <Modal opened onClose={aoFechar} title="Agendar a coleta" closeButtonProps={{ 'aria-label': 'Fechar' }}>
      <form
        onSubmit={(e) => {
          e.preventDefault()
          void tentar(salvar)
        }}
      >
        <Stack gap="sm">
          <TextInput
            type="date"
            label="Dia da coleta"
            withAsterisk
            value={previstaEm}
            onChange={(e) => setPrevistaEm(e.currentTarget.value)}
            error={falha?.campos.previstaEm}
          />
          <Seletor
            de={MOTORISTA}
            label={`Motorista de ${r.transportadora ?? 'uma transportadora'}`}
            withAsterisk
            valor={motUid}
            nomeAtual={r.motorista ?? undefined}
            error={falha?.campos.motUid}
            aoEscolher={setMotUid}
          />
          <FalhaAoEnviar falha={falha} />
          <Button type="submit" loading={enviando}>
            Agendar
          </Button>
        </Stack>
      </form>
    </Modal>
  )
}
