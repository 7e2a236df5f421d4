/** One of each kind of antd component of the back-office, with the parts that have styles of their own. */
import {
  Alert,
  Button,
  Checkbox,
  DatePicker,
  Drawer,
  Dropdown,
  Empty,
  Form,
  Input,
  InputNumber,
  Modal,
  Pagination,
  Radio,
  Row,
  Col,
  Segmented,
  Select,
  Skeleton,
  Space,
  Spin,
  Switch,
  Tag,
  Tooltip,
} from 'antd';

// The style of a component is registered where it is rendered, and a part of an overlay only when it is open.
const { _InternalPanelDoNotUseOrYouWillBeFired: ModalPanel } = Modal;

export const COMPONENTS = (
  <>
    <Alert title="text" />
    <Button>text</Button>
    <Space.Compact>
      <Button>text</Button>
      <Space.Addon>text</Space.Addon>
    </Space.Compact>
    <Space />
    <Checkbox />
    <DatePicker />
    <Drawer />
    <Dropdown menu={{ items: [] }}>
      <span />
    </Dropdown>
    <Empty />
    <Form>
      <Form.Item help="text" label="text">
        <Input />
      </Form.Item>
    </Form>
    <Row>
      <Col />
    </Row>
    <Input.Search />
    <Input.TextArea />
    <Input.Password />
    <Input.OTP />
    <InputNumber />
    <Modal />
    <ModalPanel />
    <ModalPanel type="confirm" />
    <Pagination total={20} />
    <Radio.Group options={['text']} optionType="button" />
    <Radio />
    <Segmented options={['text']} />
    <Select />
    <Skeleton />
    <Spin />
    <Switch />
    <Tag color="blue">text</Tag>
    <Tag color="success">text</Tag>
    <Tooltip title="text">
      <span />
    </Tooltip>
  </>
);
