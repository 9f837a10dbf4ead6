// Address, kind and whether a house is on the air: for the platform's administrators.
import { Alert, Button, Group, Modal, SegmentedControl, Select, Stack, TextInput } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { EnderecosDosAmbientes } from './enderecos-dos-ambientes.tsx'
import { ConferirDominio } from './conferir-dominio.tsx'

const SITUACOES = [
  { value: 'noAr', label: 'No ar', campos: { ativo: true, emPreparacao: false } },
  { value: 'preparo', label: 'Em preparação', campos: { ativo: true, emPreparacao: true } },
  { value: 'fora', label: 'Fora do ar', campos: { ativo: false, emPreparacao: false } },
] as const

type Linha = RespostaDe<Calls['GET /v1/hotsite/admin']>[number]

const situacaoDoSite = (h: Pick<Linha, 'ativo' | 'emPreparacao'>): string =>
  h.ativo ? (h.emPreparacao ? 'preparo' : 'noAr') : 'fora'
export const nomeDaSituacao = (h: Pick<Linha, 'ativo' | 'emPreparacao'>): string =>
  SITUACOES.find((s) => s.value === situacaoDoSite(h))?.label ?? ''

export function EnderecoDoHotsite({ h, fechar }: { h: Linha; fechar: (mudou: boolean) => void }) {
  const [v, setV] = useState({
    subdominio: h.subdominio,
    dominio: h.dominio ?? '',
    tipo: h.tipo,
    ativo: h.ativo,
    emPreparacao: h.emPreparacao,
    enderecos: h.enderecos,
  })
  const [erro, setErro] = useState<unknown>(null)
  const campos = erro instanceof ErroDeChamada ? erro.campos : {}
  const salvar = (): void => {
    chamar('PUT /v1/hotsite/admin/:id/endereco', {
      params: { id: h.id },
      body: { ...v, dominio: v.dominio || null, versao: h.versao },
    })
      .then(() => {
        avisarSucesso()
        fechar(true)
      })
      .catch(setErro)
  }
  return (
    <Modal
      opened
      onClose={() => fechar(false)}
      size="lg"
      title={`Endereço de ${h.nome}`}
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      <Stack>
        <TextInput
          label="Endereço na plataforma"
          value={v.subdominio}
          onChange={(e) => setV({ ...v, subdominio: e.currentTarget.value.toLowerCase() })}
          error={campos.subdominio}
        />
        <TextInput
          label="Domínio próprio"
          value={v.dominio}
          onChange={(e) => setV({ ...v, dominio: e.currentTarget.value.toLowerCase() })}
          error={campos.dominio}
        />
        {v.dominio !== '' && <ConferirDominio dominio={v.dominio} />}
        <EnderecosDosAmbientes
          valor={v.enderecos}
          erros={campos}
          mudar={(enderecos) => setV({ ...v, enderecos })}
        />
        <SegmentedControl
          value={v.tipo}
          onChange={(t) => setV({ ...v, tipo: t })}
          data={[
            { value: 'leilao', label: 'Casa de leilões' },
            { value: 'loja', label: 'Loja' },
          ]}
        />
        <Select
          label="Situação"
          description="Em preparação, só a equipe entra; os visitantes leem que o site abre em breve"
          allowDeselect={false}
          data={SITUACOES.map(({ value, label }) => ({ value, label }))}
          value={situacaoDoSite(v)}
          onChange={(qual) => setV({ ...v, ...SITUACOES.find((s) => s.value === qual)?.campos })}
          error={campos.ativo}
        />
        {erro instanceof Error && Object.keys(campos).length === 0 && (
          <Alert color="red" role="alert">
            {erro.message}
          </Alert>
        )}
        <Group justify="end">
          <Button onClick={salvar}>Salvar</Button>
        </Group>
      </Stack>
    </Modal>
  )
}
