// A vehicle comes to a yard, or is already there: one short form.
import { Button, Checkbox, Modal, Select, Stack, Textarea, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { chamar } from '../../core/api.ts'
import { novaChave } from '../../core/chave-do-pedido.ts'
import { avisarSucesso } from '../../core/mantine/avisos.ts'
import { FalhaAoEnviar, useFalha } from '../../kit/formulario/falha-ao-enviar.tsx'
import { VagasLivres } from './vagas-livres.tsx'

interface Props {
  readonly aoFechar: () => void
  /** the vehicle, when the form stands in its record */
  readonly veiUid?: string
  readonly aoSalvar?: () => void
}

export function NovaEstadia({ aoFechar, veiUid, aoSalvar }: Props) {
  const ir = useNavigate()
  const [chaveDoPedido] = useState(novaChave)
  const [f, setF] = useState({
    veiUid: veiUid ?? null,
    patUid: null as string | null,
    vagaUid: null as string | null,
    previstaEm: '',
    jaChegou: true,
    comVistoria: false,
    observacao: '',
  })
  const [falha, tentar, enviando] = useFalha()
  const salvar = async (): Promise<void> => {
    const feita = await chamar('POST /v1/estadias', {
      body: {
        ...f,
        veiUid: f.veiUid ?? '',
        patUid: f.patUid ?? '',
        previstaEm: f.jaChegou ? null : f.previstaEm || null,
        vagaUid: f.jaChegou ? f.vagaUid : null,
        chaveDoPedido,
      },
    })
    avisarSucesso(f.jaChegou ? 'Entrada registrada' : 'Chegada anunciada')
    aoFechar()
    if (aoSalvar) aoSalvar()
    else await ir(caminho(TELAS_RETAGUARDA.estadia, { uid: feita.uid }))
  }
  return (
    <Modal opened onClose={aoFechar} title="Nova entrada" closeButtonProps={{ 'aria-label': 'Fechar' }}>
      <form
        onSubmit={(e) => {
          e.preventDefault()
          void tentar(salvar)
        }}
      >
        <Stack gap="sm">
          {veiUid === undefined && (
            <EscolherVeiculo
              valor={f.veiUid}
              erro={falha?.campos.veiUid}
              aoEscolher={(uid) => setF({ ...f, veiUid: uid })}
            />
          )}
          <EscolherPatio
            valor={f.patUid}
            erro={falha?.campos.patUid}
            aoEscolher={(patUid) => setF({ ...f, patUid, vagaUid: null })}
          />
          <Checkbox
            label="O veículo já chegou"
            checked={f.jaChegou}
            onChange={(e) => setF({ ...f, jaChegou: e.currentTarget.checked })}
          />
          {f.jaChegou ? (
            <VagasLivres
              patUid={f.patUid}
              valor={f.vagaUid}
              erro={falha?.campos.vagaUid}
              mudar={(vagaUid) => setF({ ...f, vagaUid })}
            />
          ) : (
            <TextInput
              type="date"
              label="Chega em"
              value={f.previstaEm}
              onChange={(e) => setF({ ...f, previstaEm: e.currentTarget.value })}
              error={falha?.campos.previstaEm}
            />
          )}
          <Checkbox
            label="Pedir a vistoria de entrada"
            checked={f.comVistoria}
            onChange={(e) => setF({ ...f, comVistoria: e.currentTarget.checked })}
          />
          <Observacao valor={f.observacao} mudar={(observacao) => setF({ ...f, observacao })} />
          <FalhaAoEnviar falha={falha} />
          <Button type="submit" loading={enviando}>
            {f.jaChegou ? 'Registrar a entrada' : 'Anunciar a chegada'}
          </Button>
        </Stack>
      </form>
    </Modal>
  )
}

export function EscolherVeiculo(p: {
  valor: string | null
  erro: string | undefined
  aoEscolher: (uid: string | null) => void
}) {
  const [texto, setTexto] = useState('')
  const [busca] = useDebouncedValue(texto.trim(), 200)
  const { data = [] } = useQuery({
    queryKey: ['veiculos-para-escolher', busca],
    queryFn: () =>
      chamar('GET /v1/veiculos/qb', {
        query: { pagina: 1, porPagina: 20, ...(busca === '' ? {} : { busca: busca.split(' · ')[0] ?? '' }) },
      }),
    placeholderData: keepPreviousData,
  })
  return (
    <Select
      label="Veículo"
      placeholder="Nome, placa ou chassi"
      withAsterisk
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'Limpar o veículo' }}
      filter={({ options }) => options}
      nothingFoundMessage="Nenhum veículo"
      data={data.map((v) => ({
        value: v.uid,
        label: [v.nome, v.placa && formatarPlaca(v.placa)].filter(Boolean).join(' · '),
      }))}
      value={p.valor}
      onSearchChange={setTexto}
      onChange={p.aoEscolher}
      error={p.erro}
    />
  )
}

export function EscolherPatio(p: {
  valor: string | null
  erro: string | undefined
  aoEscolher: (uid: string | null) => void
}) {
  const { data: patios } = useQuery({
    queryKey: ['patios-ativos'],
    queryFn: () => chamar('GET /v1/patios/ativos'),
  })
  return (
    <Select
      label="Pátio"
      withAsterisk
      data={(patios ?? []).map((x) => ({ value: x.uid, label: `${x.nome}, ${x.cidade}/${x.uf}` }))}
      value={p.valor}
      onChange={p.aoEscolher}
      error={p.erro}
    />
  )
}

function Observacao({ valor, mudar }: { valor: string; mudar: (texto: string) => void }) {
  return (
    <Textarea
      label="Observação"
      autosize
      maxLength={2000}
      value={valor}
      onChange={(e) => mudar(e.currentTarget.value)}
    />
  )
}
